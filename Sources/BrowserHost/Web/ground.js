// What a list stands on.

// Cells that stand in no group are a plain list's. `contents` are those of its cells.
export const isPlain = (contents) => contents.every(({ grouping }) => grouping === undefined);
