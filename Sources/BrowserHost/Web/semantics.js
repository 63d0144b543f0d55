// What the rows are to assistive technology, by the patterns of the ARIA Authoring Practices. Rows that only are read are
// a list, or several beside each other. Rows that can be chosen or have controls are the rows of a grid of one column; those of an outline, of a
// treegrid; tiles side by side are the cells of a grid, whose lines own them.

// Which pattern a view follows, by what its rows are.
export function patternOf(role, rows) {
  if (role === 'tree') return 'outline';
  if (role === 'grid') return 'tiles';
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

// Describes the view as a whole; `element` is what its rows, or the lines of its tiles, belong to.
export function describeView(element, pattern, { count, name, isMultiple }) {
  const isGrid = pattern !== 'list' && pattern !== 'lanes';
  set(element, {
    role: roles[pattern],
    'aria-label': name || undefined,
    'aria-rowcount': pattern === 'tiles' ? -1 : isGrid ? count : undefined,
    'aria-colcount': pattern === 'rows' || pattern === 'outline' ? 1 : undefined,
    'aria-multiselectable': isGrid && isMultiple ? 'true' : undefined,
  });
}

// Describes one row among the given number of rows.
export function describeRow(row, pattern, count, lane) {
  if (row.content?.decoration) return set(row.element, { ...none, 'aria-hidden': 'true' });
  set(row.element, { ...none, ...describers[pattern](row, count, lane), 'aria-label': row.label });
  set(row.element, { 'aria-keyshortcuts': row.content?.editable ? (row.content.selectable ? 'F2' : 'Enter F2') : undefined });
  set(row.face.element, { role: pattern === 'rows' || pattern === 'outline' ? 'gridcell' : undefined });
}

// The attributes that only some patterns have.
const none = {
  role: undefined, 'aria-posinset': undefined, 'aria-setsize': undefined, 'aria-level': undefined,
  'aria-expanded': undefined, 'aria-selected': undefined, 'aria-rowindex': undefined, 'aria-colindex': undefined,
};

const selected = ({ content }) => (content?.selectable ? String(content.selected === true) : undefined);

// Headers and footers stand at the place of a row below or above them, and are none of those that are counted.
const rowIndex = ({ content, position }) => (/^(header|footer)$/.test(content?.style) ? undefined : position + 1);

const describers = {
  list: (row, count) => ({ role: 'listitem', 'aria-posinset': row.position + 1, 'aria-setsize': count }),
  lanes: (row, count, lane) => (lane === undefined ? {} : {
    role: 'listitem', 'aria-posinset': row.position - lane.ends[0] + 1, 'aria-setsize': lane.ends[1] - lane.ends[0] + 1,
  }),
  rows: (row) => ({ role: 'row', 'aria-rowindex': rowIndex(row), 'aria-selected': selected(row) }),
  outline: (row, count) => ({
    role: 'row',
    'aria-rowindex': rowIndex(row),
    'aria-level': (row.content?.level ?? 0) + 1,
    'aria-posinset': (row.content?.siblingPosition ?? row.position) + 1,
    'aria-setsize': row.content?.siblingCount ?? count,
    'aria-expanded': row.content?.expanded,
    'aria-selected': selected(row),
  }),
  tiles: (row, count, lane) => ({
    role: 'gridcell',
    'aria-colindex': 1 + (lane === undefined ? row.content?.column ?? 0 : row.position - lane.ends[0]),
    'aria-selected': selected(row),
  }),
};

function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
}
