/** Parts of this style that the scenes of all shop recipes take. */
import { irisClosing, irisOpening } from '../../lottie/iris';
import type { ShopLook } from '../../shop/shop-look';
import { body, colors, display, label } from './look';
import { card, iris } from './motifs';

export const style: ShopLook = {
  displayScale: 1.4,
  display,
  body,
  label,
  colors,
  frame: card,
  opening: (stage) => irisOpening(stage, iris),
  closing: (stage) => irisClosing(stage, iris),
};
