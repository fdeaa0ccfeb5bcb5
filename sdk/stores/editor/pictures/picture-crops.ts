import type { Media } from '../../../contract/media/media';
import type { Id } from '../../../contract/schemas/ids';
import { hasImageFlag, imageFlagsOf } from '../../../project/flags/image-flags';
import type { CropArea } from '../../../scene/pictures/crop';

/** Origin of a cropped picture. */
export interface PictureCrop {
  readonly original: Media;
  /** Undefined for one that was cropped before the part was kept. */
  readonly area: CropArea | undefined;
}

/** A project holds the id of a cropped copy alone, and cropping it again should start from the whole picture. */
export class PictureCrops {
  readonly #byCopy = new Map<number, PictureCrop>();
  readonly #fetchMedia: (mediaId: Id<'media'>) => Promise<Media>;

  constructor(fetchMedia: (mediaId: Id<'media'>) => Promise<Media>) {
    this.#fetchMedia = fetchMedia;
  }

  /** Undefined for a picture that was not cropped here. */
  readonly of = (mediaId: Id<'media'>): PictureCrop | undefined => this.#byCopy.get(mediaId);

  readonly remember = (copy: Media, crop: PictureCrop): void => void this.#byCopy.set(copy.id, crop);

  /** As `of`, on earlier visits too. Never rejects: of an original that cannot be had, nothing is known. */
  readonly find = async (copy: Media): Promise<PictureCrop | undefined> => {
    const { sourceMediaId } = copy;
    const known = this.of(copy.id);
    if (known || sourceMediaId === null || !hasImageFlag(imageFlagsOf(copy), 'cropped')) return known;
    const original = await this.#fetchMedia(sourceMediaId).catch(() => undefined);
    if (original) this.remember(copy, { original, area: copy.props.crop });
    return this.of(copy.id);
  };
}
