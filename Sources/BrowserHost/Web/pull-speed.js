// How fast something is pulled: the latest part of the way counts most, and one that came late is not all of it.

export const pullSpeed = (former, latest) => 0.4 * former + 0.6 * latest;
