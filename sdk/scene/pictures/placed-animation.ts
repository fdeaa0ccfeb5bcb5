/**
 * Animations of the user in a scene. Each document becomes a composition of the scene, so that every painter draws it
 * as it draws the template. It is placed as layers, one for each time that it plays: it repeats until the scene is
 * over.
 */
import type { MediaSource } from '../composition';
import type { LottieAnimation, LottieAsset, LottieLayer, LottieProperty } from '../lottie';
import type { CoverPlacement } from './cover';

/** By `src`: prepared when they were uploaded, at 30 frames a second from frame 0, without text, slots or files. */
export type Animations = Readonly<Record<string, LottieAnimation>>;

/** An animation of two frames would fill a scene with layers: after so many plays it is over. */
const MOST_PLAYS = 60;
const ALWAYS = { start: -1e5, end: 1e5 } as const;

export interface AnimationPlacer {
  /** Compositions of the animations that were placed. */
  readonly assets: readonly LottieAsset[];
  /** Places it, clipped to its own canvas. Empty for one whose document is not here. */
  place(media: MediaSource, at: CoverPlacement): LottieLayer[];
}

/** For scenes of `spanFrames`. */
export function createAnimationPlacer(animations: Animations, spanFrames: number): AnimationPlacer {
  const assets: LottieAsset[] = [];
  const placed = new Set<string>();
  const sources = Object.keys(animations);
  return {
    assets,
    place({ src }, at) {
      const document = animations[src];
      if (!document) return [];
      const id = `animation-${sources.indexOf(src)}`;
      if (!placed.has(src)) assets.push(...asCompositions(document, id));
      placed.add(src);
      return playsOf(document, spanFrames).map(({ start, end }) => ({
        ty: 0,
        nm: 'animation',
        refId: id,
        w: document.w,
        h: document.h,
        ip: start,
        op: end,
        st: Math.max(0, start),
        ks: transform(document, at),
      }));
    },
  };
}

/** Frames of the scene, or of the place's own clock. A document of one frame has no end. */
function playsOf({ op }: LottieAnimation, spanFrames: number): { start: number; end: number }[] {
  if (op <= 1) return [ALWAYS];
  const count = Math.min(MOST_PLAYS, Math.max(1, Math.ceil(spanFrames / op)));
  return Array.from({ length: count }, (_, play) => ({ start: play * op, end: (play + 1) * op }));
}

function transform({ w, h }: LottieAnimation, { x, y, widthPx, heightPx }: CoverPlacement): LottieLayer['ks'] {
  return {
    p: still([x, y, 0]),
    a: still([0, 0, 0]),
    s: still([(widthPx / w) * 100, (heightPx / h) * 100, 100]),
    r: still(0),
    o: still(100),
  };
}

function still(value: number | readonly number[]): LottieProperty {
  return { a: 0, k: value };
}

/** The compositions by document: layers that stay the same objects need not be compared to find changes. */
const cache = new WeakMap<LottieAnimation, { readonly id: string; readonly assets: readonly LottieAsset[] }>();

/** Its ids get a prefix of their own, since two documents may use the same. */
function asCompositions(document: LottieAnimation, id: string): readonly LottieAsset[] {
  const known = cache.get(document);
  if (known?.id === id) return known.assets;
  const named = (layer: LottieLayer) =>
    layer.refId === undefined ? layer : { ...layer, refId: `${id}/${layer.refId}` };
  const own = document.assets.map((asset) => ({
    ...asset,
    id: `${id}/${asset.id}`,
    ...(asset.layers && { layers: asset.layers.map(named) }),
  }));
  const { mb } = document;
  const assets = [{ id, layers: document.layers.map(named), ...(mb !== undefined && { mb }) }, ...own];
  cache.set(document, { id, assets });
  return assets;
}
