import type { Media } from '@spotreel/sdk/internal/contract';
import { hasImageFlag, imageFlagsOf } from '@spotreel/sdk/internal/project';

/** Label of the button of an image's background. */
export function backgroundKey(media: Media): 'picture.removeBackground' | 'picture.restoreBackground' {
  return hasImageFlag(imageFlagsOf(media), 'withoutBackground')
    ? 'picture.restoreBackground'
    : 'picture.removeBackground';
}
