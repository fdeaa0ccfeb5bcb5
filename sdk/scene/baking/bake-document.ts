/**
 * Makes keyframes and colors of what only After Effects or some players evaluate: expressions that refer or repeat, effects that
 * recolor, paths that are merged. What cannot be baked stays, and the checker refuses it by its name.
 */
import { checkValues } from '../check/check-values';
import { isObject, type Json, listOf } from '../documents/json';
import { withBakedEffects } from './color-effects';
import { type NamedCompositions, withBakedLinks } from './links';
import { withBakedLoops } from './loops';

/** `ty` of the layer style Stroke. */
const STROKE_STYLE = 0;

/** Keyframes that the loops of a document may need. */
const MOST_KEYFRAMES = 20_000;

/**
 * A document of today's format (`fromOldVersion`). One that is too deep to walk through, or too large with its references,
 * is returned as it is.
 */
export function bakedDocument(document: Json): Json {
  if (!checkValues(document, () => {})) return document;
  const compositions: NamedCompositions = new Map(
    [document, ...listOf(document.assets)].filter(isObject).map((holder) => [String(holder.nm), listOf(holder.layers)]),
  );
  const linked = mapLayersOf(document, (layer, beside) =>
    withBakedLinks(withoutStrokeStyles(layer), beside, compositions),
  );
  // what is referred to is not copied yet, but would be from here on
  if (!checkValues(linked, () => {})) return document;
  const budget = { keyframes: MOST_KEYFRAMES };
  return mapLayersOf(linked, (layer) => withPlainMerges(withBakedEffects(withBakedLoops(layer, budget))));
}

/** `beside`: all layers of the composition. */
function mapLayersOf(document: Json, map: (layer: Json, beside: readonly unknown[]) => Json): Json {
  const mapped = (holder: unknown) => {
    if (!isObject(holder) || !Array.isArray(holder.layers)) return holder;
    const layers: readonly unknown[] = holder.layers;
    return { ...holder, layers: layers.map((layer) => (isObject(layer) ? map(layer, layers) : layer)) };
  };
  const { assets } = document;
  return mapped({ ...document, ...(Array.isArray(assets) && { assets: assets.map(mapped) }) }) as Json;
}

/** No player draws them. */
function withoutStrokeStyles(layer: Json): Json {
  if (!Array.isArray(layer.sy)) return layer;
  return { ...layer, sy: layer.sy.filter((style) => !isObject(style) || style.ty !== STROKE_STYLE) };
}

// Merge Paths that change nothing: styles color all outlines before them as one path anyway.
/** `mm`: outlines are put together as they are. */
const TOGETHER = 1;

const PATHS = new Set(['sh', 'rc', 'el', 'sr']);

const STYLES = new Set(['fl', 'st', 'gf', 'gs']);

function withPlainMerges(layer: Json): Json {
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
