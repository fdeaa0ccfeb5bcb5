import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { grow } from '../../lottie/grow';
import { block } from '../../lottie/layers';
import { rise } from '../../lottie/reveal';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accent, accentField, body, cream, ink, inkField, serif } from './look';
import { eyebrow, plate, settle } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'What changed', { maxLength: 40 });
const headline = textareaField('headline', 'Headline', 'One table, one lamp, one slow hour', { maxLength: 80 });
const detail = textareaField('detail', 'Text', 'We cleared the room. Breakfast now takes until noon.', {
  maxLength: 180,
});
const photo = sceneImageField('picture', 'Image', 'breakfast-table.jpg', { landscape: 880 / 888, portrait: 912 / 800 });

function draw(stage: LottieStage): LottieDraft[] {
  const frame: Box = stage.pick({ x: 96, y: 96, width: 880, height: 888 }, { x: 84, y: 170, width: 912, height: 800 });
  const copy: Box = stage.pick(
    { x: 1080, y: 96, width: 744, height: 888 },
    { x: 84, y: 1050, width: 912, height: 720 },
  );
  const shadow: Box = { ...frame, x: frame.x - 28, y: frame.y + 28 };
  return [
    block(shadow, accent, {
      name: 'Backing',
      ...grow(0.2, 1.1, 'inOutQuint', 'bottom'),
    }),
    plate(stage, photo, frame, 0.35),
    ...eyebrow(kicker, { ...copy, height: 56 }, 0.6),
    text(headline, {
      box: { ...copy, y: copy.y + stage.pick(110, 90), height: stage.pick(420, 320) },
      type: serif(stage.pick(108, 100)),
      color: ink,
      fit: { minSize: 60 },
      animators: [settle(0.7)],
    }),
    text(detail, {
      box: stage.pick({ ...copy, y: 660, height: 324 }, { ...copy, y: 1500, height: 280 }),
      type: body(46),
      color: ink,
      fit: { align: stage.pick('bottom', 'top'), minSize: 30 },
      animators: [rise(1.2, { by: 'line', distance: 30, seconds: 0.9 })],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A framed picture and the story behind it. */
export const pictureText: SceneSource = {
  id: 2103,
  slug: 'picture-text',
  name: 'Image and text',
  description: 'A framed image and the story behind it.',
  bars: 2,
  keyframeSeconds: 3.5,
  texts: [kicker, headline, detail],
  images: [photo],
  colors: [inkField, accentField],
  background: { default: { type: 'color', color: cream.hex }, allowed: ['color'] },
  draw,
};
