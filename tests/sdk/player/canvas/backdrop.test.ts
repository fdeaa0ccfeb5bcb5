import { createCanvas } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import type { Pictures } from '../../../../sdk/painter/picture';
import { paintBackdrop } from '../../../../sdk/player/canvas/backdrop';
import type { CanvasBackdrop } from '../../../../sdk/player/compiling/canvas-messages';

const SIZE = { widthPx: 8, heightPx: 8 };
const image: CanvasBackdrop = {
  type: 'image',
  media: { src: 'logo.png', ...SIZE },
  scale: 1,
  positionX: 0,
  positionY: 0,
};

/** Red, green, blue and opacity of the middle, over a page that is blue. */
function painted(backdrop: CanvasBackdrop, pictures: Pictures): number[] {
  const context = createCanvas(8, 8).getContext('2d');
  paintBackdrop(context as unknown as OffscreenCanvasRenderingContext2D, backdrop, SIZE, pictures);
  return [...context.getImageData(4, 4, 1, 1).data];
}

test('what is clear in an image is white, as in exports', () => {
  const clear = createCanvas(8, 8) as unknown as ReturnType<Pictures>;
  expect(painted(image, () => clear)).toEqual([255, 255, 255, 255]);
});

test('an image that is not there yet hides nothing', () => {
  expect(painted(image, () => undefined)).toEqual([0, 0, 0, 0]);
  expect(painted({ type: 'color', color: '#102030' }, () => undefined)).toEqual([16, 32, 48, 255]);
});
