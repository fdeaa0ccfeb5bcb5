import type { SpotreelError } from '../../base/errors';
import { type MediaLayer, placeMedia, whenShown } from './media-layer';

export function createImageLayer(src: string, onError: (error: SpotreelError) => void): MediaLayer {
  const image = new Image();
  image.alt = '';
  image.draggable = false;
  const whenLoaded = whenShown(image, 'load', onError);
  image.src = src;
  return {
    element: image,
    whenLoaded,
    place: (background, canvas) => placeMedia(image, background, canvas),
    show: () => {},
    destroy: () => image.remove(),
  };
}
