import type { CameraMove } from '../../contract/project/shot';
import type { BackgroundPlacement, MediaSource } from '../composition';
import type { LottieAsset, LottieLayer } from '../lottie';
import { cameraPath, cameraTransform } from './camera';
import { coverPlacement, type Size } from './cover';

/** A picture behind a scene over which the camera moves. */
export type MovingBackdrop = BackgroundPlacement & { readonly media: MediaSource; readonly camera: CameraMove };

const ID = 'backdrop-picture';

/** It is part of the scene's document, so that every painter moves it alike. Its asset has the size at which it covers the canvas. */
export function movingBackdrop(
  backdrop: MovingBackdrop,
  canvas: Size,
  frames: number,
): { readonly asset: LottieAsset; readonly layer: LottieLayer } {
  const { media, camera } = backdrop;
  const { widthPx, heightPx } = coverPlacement(media, canvas, backdrop);
  const size = { widthPx: Math.ceil(widthPx), heightPx: Math.ceil(heightPx) };
  const path = cameraPath(media, canvas, backdrop, { move: camera, frames });
  return {
    asset: { id: ID, w: size.widthPx, h: size.heightPx, u: '', p: media.src, e: 0 },
    layer: {
      ty: 2,
      nm: 'backdrop',
      refId: ID,
      ip: 0,
      op: frames,
      st: 0,
      ks: cameraTransform(path, size, { start: 0, frames }),
    },
  };
}
