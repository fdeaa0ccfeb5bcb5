/** Ids are unique in a tree: a copy whose masks and gradients are those of another goes blank when that one goes. */
let copies = 0;

/** A deep copy with ids of its own. */
export function copyStill(root: HTMLElement): HTMLElement {
  const copy = root.cloneNode(true) as HTMLElement;
  renameIds(copy);
  return copy;
}

function renameIds(root: HTMLElement): void {
  copies += 1;
  const renamed = new Map<string, string>();
  for (const element of root.querySelectorAll('[id]')) {
    const id = `${element.id.replace(/-copy\d+$/, '')}-copy${copies}`;
    renamed.set(element.id, id);
    element.id = id;
  }
  if (renamed.size === 0) return;
  for (const element of root.querySelectorAll('*')) {
    for (const attribute of element.attributes) {
      // styles hold no references, and writing the attribute is what a strict content policy refuses
      if (attribute.name === 'style' || !attribute.value.includes('#')) continue;
      attribute.value = attribute.value.replace(/#([\w-]+)/g, (text, id) => {
        const next = renamed.get(id);
        return next ? `#${next}` : text;
      });
    }
  }
}
