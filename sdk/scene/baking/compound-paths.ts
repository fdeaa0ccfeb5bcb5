/** Merge Paths that change nothing: styles color all outlines before them as one path anyway. */
import { isObject, type Json, listOf } from '../check/json';

/** `mm`: outlines are put together as they are. */
const TOGETHER = 1;
const PATHS = new Set(['sh', 'rc', 'el', 'sr']);
const STYLES = new Set(['fl', 'st', 'gf', 'gs']);

export function withPlainMerges(layer: Json): Json {
  return Array.isArray(layer.shapes) ? { ...layer, shapes: withoutPlainMerges(layer.shapes) } : layer;
}

function withoutPlainMerges(items: readonly unknown[]): unknown[] {
  return items
    .filter((item, index) => !isPlainMerge(item, items.slice(0, index)))
    .map((item) => (isObject(item) && Array.isArray(item.it) ? { ...item, it: withoutPlainMerges(item.it) } : item));
}

/** `before`: the items that it merges. */
function isPlainMerge(item: unknown, before: readonly unknown[]): boolean {
  if (!isObject(item) || item.ty !== 'mm') return false;
  if (item.hd === true) return true;
  if (contains(before, STYLES)) return false;
  return item.mm === TOGETHER || countOf(before) < 2;
}

function contains(items: readonly unknown[], types: ReadonlySet<string>): boolean {
  return items.some((item) => isObject(item) && (types.has(String(item.ty)) || contains(listOf(item.it), types)));
}

function countOf(items: readonly unknown[]): number {
  return items.reduce<number>((count, item) => {
    if (!isObject(item)) return count;
    return count + (PATHS.has(String(item.ty)) ? 1 : countOf(listOf(item.it)));
  }, 0);
}
