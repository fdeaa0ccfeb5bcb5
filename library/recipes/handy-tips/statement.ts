import { textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { group, shapes } from '../../lottie/layers';
import { fill, polygon, rect, roundCorners } from '../../lottie/shape';
import { type Box, inset, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { BLUSH, card, colors, display, ink } from './look';
import { bouncing, confetti, hop, sticker } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const statement = textareaField('statement', 'Statement', 'Why do they always give up on me?', { maxLength: 100 });

function draw(stage: LottieStage): LottieDraft[] {
  const bubble: Box = stage.pick(
    { x: 150, y: 150, width: 1480, height: 660 },
    { x: 84, y: 420, width: 912, height: 920 },
  );
  return [
    ...confetti(stage, 0.4),
    ...speechBubble(stage, bubble),
    text(statement, {
      box: {
        ...inset(bubble, stage.pick(100, 76), 70),
        ...stage.pick({ width: bubble.width - 260 }, { y: bubble.y + 140, height: bubble.height - 210 }),
      },
      type: display(stage.pick(158, 134)),
      color: ink,
      fit: { align: 'center', minSize: 72 },
      animators: hop(0.45, 1.1),
    }),
    ...sticker(stage, '?', {
      box: stage.pick({ x: 1500, y: 60, width: 320, height: 320 }, { x: 716, y: 226, width: 310, height: 310 }),
      start: 0.9,
      type: display(220),
      turn: 12,
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A bubble with its tail at the lower left, growing out of the tail. */
function speechBubble(stage: LottieStage, box: Box): LottieDraft[] {
  const foot = [box.x + 190, box.y + box.height + 120] as const;
  const holder = bouncing(stage, foot, 0.15);
  const local: Box = { ...box, x: box.x - foot[0], y: box.y - foot[1] };
  const tail = polygon([
    [10, -150],
    [210, -150],
    [0, 0],
  ]);
  const paper = [group([rect(local, 90), fill(card)]), group([tail, roundCorners(16), fill(card)])];
  return [shapes(paper, { name: 'Speech bubble', parent: holder })];
}

/** A question or a thought in a speech bubble. */
export const statementScene: SceneSource = {
  id: 4102,
  slug: 'statement',
  name: 'Thought',
  description: 'A question or a thought in a speech bubble.',
  bars: 2,
  keyframeSeconds: 2.8,
  texts: [statement],
  colors,
  background: { default: { type: 'color', color: BLUSH }, allowed: ['color'] },
  draw,
};
