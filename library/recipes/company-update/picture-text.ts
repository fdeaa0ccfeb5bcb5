import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { body, colors, display, figure, indigo, ink, MIST } from './look';
import { card, roll, roundPicture, settle, softBackground, tag, within } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'New this quarter', { maxLength: 40 });
const headline = textareaField('headline', 'Headline', 'One place for every order', { maxLength: 60 });
const detail = textareaField('detail', 'Text', 'Live on time in August.', {
  maxLength: 130,
});
const value = sceneTextField('value', 'Number', '2.1 s', { maxLength: 8 });
const meaning = sceneTextField('meaning', 'Label', 'to check out', { maxLength: 20 });
const photo = sceneImageField('picture', 'Image', 'desk.jpg', { landscape: 880 / 860, portrait: 912 / 800 });

function draw(stage: LottieStage): LottieDraft[] {
  const frame: Box = stage.pick(
    { x: 944, y: 110, width: 880, height: 860 },
    { x: 84, y: 160, width: 912, height: 800 },
  );
  const copy: Box = stage.pick({ x: 96, y: 140, width: 760, height: 800 }, { x: 84, y: 1100, width: 912, height: 660 });
  return [
    ...softBackground(stage),
    roundPicture(stage, photo, frame, 0.2),
    ...tag(kicker, { ...copy, height: 72 }, 0.4, indigo),
    text(headline, {
      box: { ...copy, y: copy.y + 100, height: stage.pick(370, 330) },
      type: display(stage.pick(126, 120)),
      color: ink,
      fit: { minSize: 58, align: 'top' },
      animators: [settle(0.35)],
    }),
    text(detail, {
      box: stage.pick({ ...copy, y: copy.y + 480, width: 640, height: 320 }, { ...copy, y: copy.y + 450, height: 210 }),
      type: body(stage.pick(50, 52)),
      color: ink,
      fit: { minSize: 33 },
      animators: [settle(0.8)],
    }),
    ...floatingValue(stage),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** The number and its label on a card over the picture's edge. */
function floatingValue(stage: LottieStage): LottieDraft[] {
  const float: Box = stage.pick(
    { x: 806, y: 690, width: 420, height: 230 },
    { x: 560, y: 830, width: 400, height: 230 },
  );
  const { holder, layers } = card(float, 1);
  const room = within(float, 44, 30);
  return [
    ...layers,
    text(value, {
      box: { ...room, height: 104 },
      type: figure(96),
      color: ink,
      fit: { maxLines: 1, minSize: 44, align: 'center' },
      parent: holder,
      animators: [roll(1.3, 60)],
    }),
    text(meaning, {
      box: { ...room, y: room.y + 108, height: 58 },
      type: body(42),
      color: ink,
      fit: { maxLines: 1, minSize: 26, align: 'center' },
      parent: holder,
      animators: [settle(1.5, 0.5)],
    }),
  ];
}

/** A picture with a floating figure, and text. */
export const pictureText: SceneSource = {
  id: 12106,
  slug: 'picture-text',
  name: 'Image and text',
  description: 'An image with a figure floating over its edge, and text.',
  bars: 2,
  keyframeSeconds: 3.4,
  texts: [kicker, headline, detail, value, meaning],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: MIST }, allowed: ['color'] },
  draw,
};
