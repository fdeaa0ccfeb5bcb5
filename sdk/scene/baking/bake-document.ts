/**
 * Makes keyframes and colors of what only After Effects or some players evaluate: expressions that refer or repeat, effects that
 * recolor, paths that are merged. What cannot be baked stays, and the checker refuses it by its name.
 */
import { checkValues } from '../check/check-values';
import { isObject, type Json, listOf } from '../check/json';
import { withBakedEffects } from './color-effects';
import { withPlainMerges } from './compound-paths';
import { type NamedCompositions, withBakedLinks } from './links';
import { withBakedLoops } from './loops';

/** `ty` of the layer style Stroke. */
const STROKE_STYLE = 0;

/** A document of today's format (`fromOldVersion`). One that is too deep to walk through is returned as it is. */
export function bakedDocument(document: Json): Json {
  if (!checkValues(document, () => {})) return document;
  const assets = listOf(document.assets);
  const compositions: NamedCompositions = new Map(
    [document, ...assets].filter(isObject).map((holder) => [String(holder.nm), listOf(holder.layers)]),
  );
  const bakedLayers = (layers: readonly unknown[]) =>
    layers.map((layer) => (isObject(layer) ? bakedLayer(layer, layers, compositions) : layer));
  const bakedHolder = (holder: unknown) =>
    isObject(holder) && Array.isArray(holder.layers) ? { ...holder, layers: bakedLayers(holder.layers) } : holder;
  const baked = { ...document, ...(Array.isArray(document.assets) && { assets: assets.map(bakedHolder) }) };
  return bakedHolder(baked) as Json;
}

function bakedLayer(layer: Json, beside: readonly unknown[], compositions: NamedCompositions): Json {
  const linked = withBakedLinks(withoutStrokeStyles(layer), beside, compositions);
  return withPlainMerges(withBakedEffects(withBakedLoops(linked)));
}

/** No player draws them. */
function withoutStrokeStyles(layer: Json): Json {
  if (!Array.isArray(layer.sy)) return layer;
  return { ...layer, sy: layer.sy.filter((style) => !isObject(style) || style.ty !== STROKE_STYLE) };
}
