// @ts-check
/**
 * `Map.groupBy`, which the types of this repository do not have yet.
 * @template Item, Key
 * @param {Iterable<Item>} items @param {(item: Item) => Key} keyOf @returns {Map<Key, Item[]>}
 */
export function groupBy(items, keyOf) {
  const groups = /** @type {Map<Key, Item[]>} */ (new Map());
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
