import type { Media } from '../../contract/schemas/media';
import type { CropArea } from '../../scene/crop';

/** What a cropped picture was made of. */
export interface PictureCrop {
  readonly original: Media;
  readonly area: CropArea;
}

/**
 * Remembers, as long as the editor lives, what cropped pictures were made of: a project holds the id of the copy alone, and
 * cropping again should start from the whole picture.
 */
export class PictureCrops {
  readonly #byCopy = new Map<number, PictureCrop>();

  /** Undefined for a picture that was not cropped here. */
  readonly of = (mediaId: number): PictureCrop | undefined => this.#byCopy.get(mediaId);

  readonly remember = (copy: Media, crop: PictureCrop): void => void this.#byCopy.set(copy.id, crop);
}
