import type { BuiltIngredient, Customisation } from '@spotreel/sdk/internal/contract';
import { firstShots } from '@spotreel/sdk/internal/scene';
import type { Catalogue } from '../../library/catalogue/catalogue';

/** Movements of the camera that scene `order` of a new video begins with; nothing where no picture moves. */
export function defaultShots(
  { images }: Pick<BuiltIngredient, 'images'>,
  order: number,
  { media }: Pick<Catalogue, 'media'>,
): Pick<Customisation, 'shots'> {
  const fields = images.map(({ innerReference, dataField, defaultMediaId }) => ({
    innerReference,
    dataField,
    isAnimation: media.get(defaultMediaId)?.type === 'lottie',
  }));
  const shots = firstShots(fields, order);
  return shots.length > 0 ? { shots } : {};
}
