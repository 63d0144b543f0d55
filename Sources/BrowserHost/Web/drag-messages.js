// What is told of a drag. A drag belongs to the connection that it began on: where that breaks, the server lets go of what
// is lifted, and nothing of the drag is told again.

const types = new Set(['lift', 'drag', 'step', 'indent', 'drop', 'dropOn', 'release']);

export const isOfDrag = ({ type }) => types.has(type);

// Whether something should have come of it.
export const isDrop = ({ type }) => type === 'drop' || type === 'dropOn';
