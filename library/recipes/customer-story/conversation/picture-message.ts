import { sceneImageField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import type { Box, LottieStage } from '../../../lottie/stage';
import { pictureBubble, saying, typing } from './bubble';
import { colors, display, ink, label, MINT, teal, white, yellow } from './look';
import { reaction } from './reaction';
import { closingWipe, openingWipe } from './wipes';

const headline = textareaField('headline', 'Message', 'Look at the light in here!', { maxLength: 60 });
const reply = textareaField('reply', 'Reply', 'That table took its time. Worth it?', { maxLength: 80 });
const photo = sceneImageField('picture', 'Image', 'breakfast-table.jpg', {
  landscape: 1000 / 770,
  portrait: 880 / 790,
});

function draw(stage: LottieStage): LottieDraft[] {
  const frame: Box = stage.pick(
    { x: 864, y: 110, width: 920, height: 760 },
    { x: 196, y: 150, width: 800, height: 780 },
  );
  const answered = stage.beat * 3.4;
  const answer: Box = stage.pick(
    { x: 96, y: 690, width: 700, height: 270 },
    { x: 84, y: 1440, width: 800, height: 300 },
  );
  return [
    pictureBubble(stage, photo, frame, 'right', 0.2),
    ...saying(headline, {
      box: stage.pick({ x: 96, y: 110, width: 700, height: 480 }, { x: 196, y: 980, width: 800, height: 380 }),
      side: 'right',
      background: teal,
      at: 0.6,
      type: display(stage.pick(116, 112)),
      color: white,
      fit: { minSize: 52 },
    }),
    reaction(stage, [frame.x + 30, frame.y + 30], stage.pick(150, 160), 1.5, yellow, ink),
    ...typing(stage, [answer.x, answer.y + answer.height], 'left', white, teal, 1.2, answered),
    ...saying(reply, {
      box: answer,
      side: 'left',
      background: white,
      at: answered,
      type: label(stage.pick(58, 66)),
      color: ink,
      fit: { minSize: 34 },
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A picture is sent, and gets a heart and an answer. */
export const pictureMessage: SceneSource = {
  id: 2203,
  slug: 'picture-message',
  name: 'Image and text',
  description: 'An image message that gets a heart and an answer.',
  bars: 2,
  keyframeSeconds: 3.6,
  texts: [headline, reply],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: MINT }, allowed: ['color'] },
  draw,
};
