/** Which files the scenes of a composition need. */
import type { CompiledScene } from '../../sdk/scene/composition';
import type { LottieAsset } from '../../sdk/scene/lottie';

/** The `src` of an image asset (`u` + `p`, or a data URL); undefined for precompositions and empty assets. */
export function pictureSource(asset: LottieAsset): string | undefined {
  if (asset.layers || !asset.p) return undefined;
  return asset.p.startsWith('data:') ? asset.p : `${asset.u ?? ''}${asset.p}`;
}

/** Every `src` that has to be fetched for these scenes, each once. */
export function mediaOf(scenes: readonly CompiledScene[]): string[] {
  const sources = scenes.flatMap(({ background, animation }) => [
    ...(background.type === 'color' ? [] : [background.media.src]),
    ...animation.assets.flatMap((asset) => pictureSource(asset) ?? []),
  ]);
  return [...new Set(sources)].filter((src) => !src.startsWith('data:'));
}
