/** Parts of this style that the scenes of all shop recipes take. */
import type { ShopLook } from '../../shop/shop-look';
import { body, colors, display, label } from './look';
import { page } from './motifs';
import { closingWipe, openingWipe } from './wipes';

export const style: ShopLook = {
  displayScale: 1,
  display,
  body,
  label,
  colors,
  frame: (stage, field, box, start) => [page(stage, field, box, start, 'bottom')],
  opening: openingWipe,
  closing: closingWipe,
};
