// A picture whose size nobody knew takes its room once it has been read: the row that it stands in is measured again.

export function measureLatePictures(collection, layer) {
  const rows = new Set();
  // Pictures that came together are measured together.
  const measure = () => {
    collection.measure([...rows]);
    rows.clear();
  };
  // Pictures don't tell what they stand in: this listens on their way down.
  layer.addEventListener('load', ({ target }) => {
    const row = collection.rowOf(target);
    if (!row?.content?.measured) return;
    if (rows.size === 0) requestAnimationFrame(measure);
    rows.add(row);
  }, { capture: true });
}
