/** Files that the scenes of a composition need. */
import type { CompiledScene, LottieAnimation, LottieAsset } from '@spotreel/sdk/internal/scene';
import { renderError } from './errors';

/** The `src` of an image asset (`u` + `p`, or a data URL); undefined for precompositions and empty assets. */
export function pictureSource(asset: LottieAsset): string | undefined {
  if (asset.layers || !asset.p) return undefined;
  return asset.p.startsWith('data:') ? asset.p : `${asset.u ?? ''}${asset.p}`;
}

/** Every `src` that has to be fetched for these scenes, each once. @throws SpotreelError `template_invalid` */
export function mediaOf(scenes: readonly CompiledScene[]): string[] {
  for (const { animation } of scenes) checkAnimation(animation);
  const sources = scenes.flatMap(({ background, animation }) => [
    ...(background.type === 'color' ? [] : [background.media.src]),
    ...animation.assets.flatMap((asset) => pictureSource(asset) ?? []),
  ]);
  return [...new Set(sources)].filter((src) => !src.startsWith('data:'));
}

/** The painter expects the shape of a Lottie document. */
function checkAnimation({ w, h, fr, ip, op, layers, assets }: LottieAnimation): void {
  const numbers = [w, h, fr, op - ip];
  if (Array.isArray(layers) && Array.isArray(assets) && numbers.every((value) => Number.isFinite(value) && value > 0))
    return;
  throw renderError(
    'template_invalid',
    'The animation is no Lottie document: size, frame rate, length, layers or assets.',
  );
}
