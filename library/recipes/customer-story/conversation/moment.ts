import { textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import type { Box, LottieStage } from '../../../lottie/stage';
import { saying } from './bubble';
import { colors, display, ink, teal, white, yellow } from './look';
import { reaction } from './reaction';
import { closingWipe, openingWipe } from './wipes';

const first = textareaField('first', 'First message', 'Nine in the morning.', { maxLength: 50 });
const second = textareaField('second', 'Second message', 'Nobody wants to leave.', { maxLength: 60 });

function draw(stage: LottieStage): LottieDraft[] {
  const answer: Box = stage.pick(
    { x: 640, y: 770, width: 1184, height: 220 },
    { x: 156, y: 1420, width: 840, height: 360 },
  );
  return [
    ...saying(first, {
      box: stage.pick({ x: 96, y: 516, width: 1040, height: 200 }, { x: 84, y: 1080, width: 760, height: 280 }),
      side: 'left',
      background: white,
      at: 0.4,
      type: display(stage.pick(92, 96)),
      color: ink,
      fit: { minSize: 44 },
    }),
    ...saying(second, {
      box: answer,
      side: 'right',
      background: teal,
      at: 1.2,
      type: display(stage.pick(96, 112)),
      color: white,
      fit: { minSize: 44 },
    }),
    reaction(stage, [answer.x + 20, answer.y + 10], stage.pick(150, 170), 2, yellow, ink),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** Two messages over a picture or video. */
export const moment: SceneSource = {
  id: 2208,
  slug: 'moment',
  name: 'Full image',
  description: 'Your image or video fills the screen, with two messages over it.',
  bars: 2,
  keyframeSeconds: 3.2,
  texts: [first, second],
  colors,
  background: { default: { type: 'image', file: 'living-room.jpg' }, allowed: ['image', 'video', 'color'] },
  draw,
};
