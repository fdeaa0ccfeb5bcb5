/**
 * Reads the objects of a list while the JSON around it is still being written: `{"scenes": [{…}, {…`. Only the depth of braces
 * and brackets is followed, so that an item is known as soon as its last brace is there.
 */

/** Depth inside an item: the whole, its list, the item. */
const ITEM_DEPTH = 3;

/** Takes the answer in parts; returns the items that each part has completed. What is no JSON is left out. */
export function createItemReader(): (part: string) => unknown[] {
  let depth = 0;
  let item = '';
  let isInText = false;
  let isEscaped = false;

  const isCompletedBy = (character: string): boolean => {
    if (isInText) {
      isInText = isEscaped || character !== '"';
      isEscaped = !isEscaped && character === '\\';
      return false;
    }
    if (character === '"') isInText = depth > 0;
    if (character === '{' || (character === '[' && depth > 0)) depth += 1;
    if ((character !== '}' && character !== ']') || depth === 0) return false;
    depth -= 1;
    return character === '}' && depth === ITEM_DEPTH - 1;
  };

  return (part) => {
    const items: unknown[] = [];
    for (const character of part) {
      const isCompleted = isCompletedBy(character);
      if (depth >= ITEM_DEPTH || isCompleted) item += character;
      if (!isCompleted) continue;
      items.push(...parsed(item));
      item = '';
    }
    return items;
  };
}

function parsed(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch {
    return [];
  }
}
