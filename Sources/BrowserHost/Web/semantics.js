// What the rows are to assistive technology, by the patterns of the ARIA Authoring Practices. Rows that only are read are
// a list, or several beside each other. Rows that can be chosen or have controls are the rows of a grid of one column;
// those of an outline, of a treegrid; below heads, rows of either have a cell in each column; tiles side by side are the
// cells of a grid, whose lines own them.

// Which pattern a view follows, by what its rows are, and whether their columns have heads.
export function patternOf(role, rows, hasHeads) {
  if (role === 'tree') return 'outline';
  if (role === 'grid') return 'tiles';
  if (hasHeads) return 'rows';
  let hasLane = false;
  let hasLine = false;
  for (const row of rows) {
    if (row.isInteractive) return 'rows';
    if (row.content?.decoration) continue;
    if (row.lane !== undefined) hasLane = true;
    else if (row.content?.style !== 'header') hasLine = true;
  }
  return hasLane && !hasLine ? 'lanes' : 'list';
}

const roles = { list: 'list', lanes: 'group', rows: 'grid', outline: 'treegrid', tiles: 'grid' };

// What a lane is to each of them. Tiles have lines for that.
const laneRoles = { lanes: 'list', rows: 'rowgroup', outline: 'rowgroup' };

export const groupsLanes = (pattern) => laneRoles[pattern] !== undefined;

// Describes a lane, which is called as the heading above it.
export function describeLane(lane, pattern) {
  const role = laneRoles[pattern] ?? 'presentation';
  set(lane.element, { role, 'aria-label': role === 'presentation' ? undefined : lane.name });
}

// Describes the view as a whole; `element` is what its rows, or the lines of its tiles, belong to. The heads of columns are
// its first row.
export function describeView(element, pattern, { count, name, isMultiple, columnCount }) {
  const isGrid = pattern !== 'list' && pattern !== 'lanes';
  set(element, {
    role: roles[pattern],
    'aria-label': name || undefined,
    'aria-rowcount': pattern === 'tiles' ? -1 : isGrid ? count + Math.sign(columnCount) : undefined,
    'aria-colcount': pattern === 'rows' || pattern === 'outline' ? Math.max(1, columnCount) : undefined,
    'aria-multiselectable': isGrid && isMultiple ? 'true' : undefined,
  });
}

// Describes one row among the given number of rows.
export function describeRow(row, pattern, { count, columnCount }, lane) {
  if (row.content?.decoration) return set(row.element, { ...none, 'aria-hidden': 'true' });
  set(row.element, { ...none, ...describers[pattern](row, count, lane, columnCount), 'aria-label': row.label });
  set(row.element, {
    'aria-keyshortcuts': row.content?.editable ? (row.content.selectable ? 'F2' : 'Enter F2') : undefined,
    // In somebody's hand, it is dimmed where it lay. Keys lift it where it is, and have it.
    'aria-disabled': row.content?.lifted && row.element.matches('.dragging *') ? 'true' : undefined,
  });
  describeCells(row, pattern === 'rows' || pattern === 'outline', columnCount);
}

// A row is one cell. Below heads that is the first one, to which also belongs what stands at the row's ends; the row owns
// the others, which stand within.
function describeCells({ element, face, content }, hasCells, columnCount) {
  const others = columnCount > 0 ? face.columns : [];
  const isAlone = others.length === 0;
  set(face.element, {
    role: hasCells ? 'gridcell' : undefined,
    'aria-label': hasCells && content?.text === undefined && isAlone && isBare(content) ? content?.label : undefined,
    'aria-colindex': hasCells ? 1 : undefined,
    'aria-colspan': columnCount > 1 && isAlone ? columnCount : undefined,
  });
  others.forEach((cell, index) => {
    cell.id = `${element.id}-${index + 2}`;
    set(cell, { role: 'gridcell', 'aria-colindex': index + 2 });
  });
  set(element, { 'aria-owns': isAlone ? undefined : others.map(({ id }) => id).join(' ') });
}

// Whether there is nothing in a cell that could be read, as in one that is a picture.
const isBare = (content) => content?.secondary === undefined && (content?.accessories ?? []).length === 0;

// The attributes that only some patterns have.
const none = {
  role: undefined, 'aria-posinset': undefined, 'aria-setsize': undefined, 'aria-level': undefined,
  'aria-expanded': undefined, 'aria-selected': undefined, 'aria-rowindex': undefined, 'aria-colindex': undefined,
};

const selected = ({ content }) => (content?.selectable ? String(content.selected === true) : undefined);

// Headers and footers stand at the place of a row below or above them, and are none of those that are counted.
const rowIndex = ({ content, position }, columnCount) =>
  (/^(header|footer)$/.test(content?.style) ? undefined : position + 1 + Math.sign(columnCount));

const describers = {
  list: (row, count) => ({ role: 'listitem', 'aria-posinset': row.position + 1, 'aria-setsize': count }),
  lanes: (row, count, lane) => (lane === undefined ? {} : {
    role: 'listitem', 'aria-posinset': row.position - lane.ends[0] + 1, 'aria-setsize': lane.ends[1] - lane.ends[0] + 1,
  }),
  rows: (row, count, lane, columnCount) => ({
    role: 'row', 'aria-rowindex': rowIndex(row, columnCount), 'aria-selected': selected(row),
  }),
  outline: (row, count, lane, columnCount) => ({
    role: 'row',
    'aria-rowindex': rowIndex(row, columnCount),
    'aria-level': (row.content?.level ?? 0) + 1,
    'aria-posinset': (row.siblingPosition ?? row.position) + 1,
    'aria-setsize': row.siblingCount ?? count,
    'aria-expanded': row.content?.expanded,
    'aria-selected': selected(row),
  }),
  tiles: (row, count, lane) => ({
    role: 'gridcell',
    'aria-colindex': 1 + (lane === undefined ? row.column ?? 0 : row.position - lane.ends[0]),
    'aria-selected': selected(row),
  }),
};

function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
}
