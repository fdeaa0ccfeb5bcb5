/**
 * A compiled animation as what has changed since the last one of the same scene: a keystroke changes one layer, and only
 * that crosses from the worker. Everything else stays the same object on the page, which is how the player knows.
 */
import type { LottieAnimation, LottieLayer } from '../../scene/lottie';

export type AnimationUpdate =
  | { readonly type: 'whole'; readonly animation: LottieAnimation }
  | { readonly type: 'layers'; readonly baseRequestId: number; readonly changes: readonly LayerUpdate[] };

export interface LayerUpdate {
  /** Position among the assets; -1: a layer of the document itself. */
  readonly asset: number;
  readonly index: number;
  readonly layer: LottieLayer;
}

/** An animation in a form that can be compared quickly. */
export interface AnimationDigest {
  readonly requestId: number;
  /** Everything but layers. */
  readonly frame: string;
  /** Layers of the document, then those of each asset. */
  readonly lists: readonly (readonly string[])[];
}

export function digestOf(animation: LottieAnimation, requestId: number): AnimationDigest {
  const { layers, assets, ...rest } = animation;
  const bare = assets.map(({ layers: inner, ...asset }) => ({ ...asset, count: inner?.length }));
  const lists = [layers, ...assets.map((asset) => asset.layers ?? [])];
  return {
    requestId,
    frame: JSON.stringify([rest, layers.length, bare]),
    lists: lists.map((list) => list.map((layer) => JSON.stringify(layer))),
  };
}

export function updateSince(
  before: AnimationDigest | undefined,
  now: AnimationDigest,
  animation: LottieAnimation,
): AnimationUpdate {
  if (before?.frame !== now.frame) return { type: 'whole', animation };
  const changes = now.lists.flatMap((list, position) =>
    list.flatMap((text, index): LayerUpdate[] => {
      const layers = position === 0 ? animation.layers : animation.assets[position - 1]?.layers;
      const layer = layers?.[index];
      return layer && before.lists[position]?.[index] !== text ? [{ asset: position - 1, index, layer }] : [];
    }),
  );
  return { type: 'layers', baseRequestId: before.requestId, changes };
}

/** What did not change is shared with `base`. */
export function applyChanges(base: LottieAnimation, changes: readonly LayerUpdate[]): LottieAnimation {
  if (changes.length === 0) return base;
  const replaced = (layers: readonly LottieLayer[], asset: number) => {
    const own = changes.filter((change) => change.asset === asset);
    if (own.length === 0) return layers as LottieLayer[];
    const copy = [...layers];
    for (const { index, layer } of own) copy[index] = layer;
    return copy;
  };
  const assets = base.assets.map((asset, position) => {
    const layers = asset.layers && replaced(asset.layers, position);
    return layers === asset.layers || !layers ? asset : { ...asset, layers };
  });
  const sameAssets = assets.every((asset, position) => asset === base.assets[position]);
  return { ...base, layers: replaced(base.layers, -1), assets: sameAssets ? base.assets : assets };
}
