import { sceneImageField, sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import { rise } from '../../../lottie/reveal';
import type { Box, LottieStage } from '../../../lottie/stage';
import { starRow } from '../../../lottie/star-row';
import { text } from '../../../lottie/text';
import { avatar, bubble, saying } from './bubble';
import { body, colors, display, ink, label, teal, white, YELLOW } from './look';
import { reaction } from './reaction';
import { closingWipe, openingWipe } from './wipes';

const quote = textareaField('quote', 'Quote', 'They asked how we want to live. Then they listened.', {
  maxLength: 160,
  dataField: 'TEXT',
  dataType: 'review',
});
const author = sceneTextField('author', 'Name', 'Jonas Sandberg', {
  maxLength: 40,
  dataField: 'AUTHOR',
  dataType: 'review',
});
const role = sceneTextField('role', 'About the person', 'Customer since 2021', {
  maxLength: 50,
  dataField: 'ROLE',
  dataType: 'review',
});
const photo = sceneImageField('picture', 'Image', 'peg-portrait.jpg', { landscape: 1, portrait: 1 });

function draw(stage: LottieStage): LottieDraft[] {
  const box: Box = stage.pick({ x: 430, y: 96, width: 1394, height: 660 }, { x: 84, y: 170, width: 912, height: 1040 });
  const face: Box = stage.pick({ x: 96, y: 480, width: 276, height: 276 }, { x: 84, y: 1290, width: 240, height: 240 });
  return [
    ...avatar(photo, face, 0.2),
    ...saying(quote, {
      box,
      side: 'left',
      background: white,
      at: 0.4,
      padding: stage.pick(80, 72),
      type: display(stage.pick(140, 126)),
      color: ink,
      fit: { minSize: 60 },
    }),
    reaction(stage, [box.x + box.width - 30, box.y + 30], stage.pick(150, 160), 2, teal, white),
    ...rating(stage),
    ...signature(stage),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** Five stars in a bubble that answers. */
function rating(stage: LottieStage): LottieDraft[] {
  const stars: Box = stage.pick(
    { x: 1330, y: 806, width: 454, height: 140 },
    { x: 470, y: 1620, width: 526, height: 170 },
  );
  const size = stage.pick(56, 66);
  const rowWidth = 5 * size + 4 * 16;
  return [
    bubble(stars, 'right', teal, 1.2),
    ...starRow({
      at: [stars.x + (stars.width - rowWidth) / 2, stars.y + (stars.height - size) / 2],
      size,
      gap: 16,
      paint: white,
      start: 1.4,
    }),
  ];
}

function signature(stage: LottieStage): LottieDraft[] {
  const area = stage.pick({ x: 430, y: 800, width: 840 }, { x: 364, y: 1330, width: 632 });
  return [
    text(author, {
      box: { ...area, height: 70 },
      type: label(stage.pick(52, 56)),
      color: ink,
      fit: { maxLines: 1, minSize: 28, align: 'center' },
      animators: [rise(0.9, { by: 'line', distance: 30, seconds: 0.5 })],
    }),
    text(role, {
      box: { ...area, y: area.y + stage.pick(72, 80), height: 62 },
      type: body(stage.pick(42, 46)),
      color: ink,
      fit: { maxLines: 1, minSize: 22, align: 'center' },
      animators: [rise(1, { by: 'line', distance: 30, seconds: 0.5 })],
    }),
  ];
}

/** Words of a customer, with face and stars. */
export const review: SceneSource = {
  id: 2206,
  slug: 'review',
  name: 'Review',
  description: 'A customer’s words, face and five stars.',
  bars: 2,
  keyframeSeconds: 3.2,
  texts: [quote, author, role],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: YELLOW }, allowed: ['color'] },
  draw,
};
