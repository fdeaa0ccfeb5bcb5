/**
 * A compiled animation as its changes since the last one of the same scene. A keystroke changes one layer, and the
 * worker sends that layer alone. Everything else stays the same object on the page, so that the player finds changes by
 * identity.
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

/** Animation that the page has. */
export interface SentAnimation {
  readonly requestId: number;
  readonly animation: LottieAnimation;
}

/** Layers that are the same objects are not looked into. */
export function updateSince(before: SentAnimation | undefined, animation: LottieAnimation): AnimationUpdate {
  if (!before || frameOf(before.animation) !== frameOf(animation)) return { type: 'whole', animation };
  const old = listsOf(before.animation);
  const changes = listsOf(animation).flatMap((layers, position) =>
    layers.flatMap((layer, index): LayerUpdate[] =>
      isSame(layer, old[position]?.[index]) ? [] : [{ asset: position - 1, index, layer }],
    ),
  );
  return { type: 'layers', baseRequestId: before.requestId, changes };
}

/** Everything but layers, as text. */
function frameOf({ layers, assets, ...rest }: LottieAnimation): string {
  const bare = assets.map(({ layers: inner, ...asset }) => ({ ...asset, count: inner?.length }));
  return JSON.stringify([rest, layers.length, bare]);
}

/** Layers of the document, then those of each asset. */
function listsOf({ layers, assets }: LottieAnimation): readonly (readonly LottieLayer[])[] {
  return [layers, ...assets.map((asset) => asset.layers ?? [])];
}

function isSame(a: LottieLayer, b: LottieLayer | undefined): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Applies layer updates. Unchanged parts are shared with `base`. */
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
