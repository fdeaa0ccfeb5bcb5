import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { rise } from '../../lottie/reveal';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { body, brassField, ink, inkField, SHEET, serif } from './look';
import { axes, dimension, ruledCaption, settle, slidingPicture } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'Ground floor', { maxLength: 40 });
const headline = textareaField('headline', 'Headline', 'A living room with evening sun', { maxLength: 70 });
const detail = textareaField('detail', 'Text', 'Oak floors, high ceilings, a view of the old alders.', {
  maxLength: 150,
});
const measure = sceneTextField('measure', 'Size', '8.40 m', { maxLength: 20 });
const photo = sceneImageField('picture', 'Image', 'living-room.jpg', { landscape: 1140 / 830, portrait: 996 / 860 });

function draw(stage: LottieStage): LottieDraft[] {
  const frame: Box = stage.pick({ x: 0, y: 60, width: 1140, height: 830 }, { x: 0, y: 0, width: 996, height: 860 });
  const copy: Box = stage.pick(
    { x: 1236, y: 84, width: 588, height: 900 },
    { x: 84, y: 1010, width: 912, height: 800 },
  );
  const foot = frame.y + frame.height;
  return [
    ...axes(stage, [frame.width], [foot]),
    ...slidingPicture(stage, photo, frame, 0.1, 'left'),
    ...dimension(stage, measure, [frame.x + 96, foot + 34], frame.width - 96 - 20, 1.1),
    ...ruledCaption(stage, kicker, { ...copy, height: stage.pick(76, 84) }, 0.5),
    text(headline, {
      box: { ...copy, y: copy.y + stage.pick(116, 116), height: stage.pick(340, 370) },
      type: serif(stage.pick(108, 118)),
      color: ink,
      fit: { minSize: 56 },
      animators: [settle(0.6)],
    }),
    text(detail, {
      box: stage.pick({ ...copy, y: 550, height: 296 }, { ...copy, y: 1520, height: 280 }),
      type: body(stage.pick(44, 50)),
      color: ink,
      fit: { align: stage.pick('bottom', 'top'), minSize: 28 },
      animators: [rise(1.4, { by: 'line', distance: 30, seconds: 0.9 })],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A room, measured, and what is good about it. */
export const room: SceneSource = {
  id: 5103,
  slug: 'room',
  name: 'Image and text',
  description: 'A room with its size and what makes it special.',
  bars: 2,
  keyframeSeconds: 3.6,
  texts: [kicker, headline, detail, measure],
  images: [photo],
  colors: [inkField, brassField],
  background: { default: { type: 'color', color: SHEET }, allowed: ['color'] },
  draw,
};
