// What leads no further gives way less and less, as Apple's does: never by as much as `most`.

export const rubber = (excess, most) => (1 - 1 / ((0.55 * excess) / most + 1)) * most;
