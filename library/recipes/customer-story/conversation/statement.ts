import { textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import type { Box, LottieStage } from '../../../lottie/stage';
import { saying } from './bubble';
import { colors, display, ink, teal, white, YELLOW } from './look';
import { reaction } from './reaction';
import { closingWipe, openingWipe } from './wipes';

const statement = textareaField('statement', 'Statement', 'We only ever came here to sleep.', { maxLength: 110 });

function draw(stage: LottieStage): LottieDraft[] {
  const box: Box = stage.pick({ x: 96, y: 110, width: 1640, height: 820 }, { x: 70, y: 330, width: 930, height: 1200 });
  return [
    ...saying(statement, {
      box,
      side: 'left',
      background: ink,
      at: 0.2,
      padding: stage.pick(110, 84),
      type: display(stage.pick(224, 178)),
      color: white,
      fit: { minSize: 84 },
    }),
    reaction(stage, [box.x + box.width - 40, box.y + stage.pick(20, 10)], stage.pick(210, 210), 1.4, white, teal),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** One sentence in a bubble as large as the screen; somebody sends a heart back. */
export const statementScene: SceneSource = {
  id: 2202,
  slug: 'statement',
  name: 'Statement',
  description: 'One sentence in a huge bubble, answered with a heart.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [statement],
  colors,
  background: { default: { type: 'color', color: YELLOW }, allowed: ['color'] },
  draw,
};
