import { textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { leave } from '../../lottie/reveal';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { colors, display, ink, lime, NIGHT, pink, violet } from './look';
import { slam } from './motifs';
import { tape } from './tape';
import { closingWipe, openingWipe } from './wipes';

const statement = textareaField('statement', 'Statement', 'When it’s gone, it’s gone.', { maxLength: 70 });

function draw(stage: LottieStage): LottieDraft[] {
  return [
    text(statement, {
      box: stage.pick({ x: 88, y: 220, width: 1744, height: 640 }, { x: 78, y: 420, width: 924, height: 1080 }),
      type: display(stage.pick(310, 290)),
      color: lime,
      align: stage.pick('center', 'left'),
      fit: { minSize: 120, align: 'center' },
      animators: [
        slam(0.15, 1.5),
        leave({ by: 'word', at: stage.seconds - 0.7, seconds: 0.4, state: { y: -120, opacity: 0 } }),
      ],
    }),
    ...tape(stage, {
      at: stage.pick([960, 96], [540, 170]),
      angle: stage.pick(-2.5, -5),
      width: stage.pick(130, 150),
      background: pink,
      paint: ink,
      start: 0.1,
      speed: -200,
    }),
    ...tape(stage, {
      at: stage.pick([960, 984], [540, 1750]),
      angle: stage.pick(2, 4),
      width: stage.pick(130, 150),
      background: violet,
      paint: lime,
      start: 0.2,
      speed: 200,
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** One sentence that slams down word by word. */
export const statementScene: SceneSource = {
  id: 7105,
  slug: 'statement',
  name: 'Statement',
  description: 'One sentence that slams down word by word, between two tapes.',
  bars: 2,
  keyframeSeconds: 2.6,
  texts: [statement],
  colors,
  background: { default: { type: 'color', color: NIGHT }, allowed: ['color'] },
  draw,
};
