import { textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import type { LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { drop, wave, wellUp } from './flow';
import { blush, CORAL, colors, display, lilac, plum } from './look';
import { closingWipe, openingWipe } from './wipes';

const statement = textareaField('statement', 'Statement', 'Light that melts into the evening', { maxLength: 100 });

function draw(stage: LottieStage): LottieDraft[] {
  return [
    drop(stage, blush, { at: stage.pick([1700, 180], [960, 240]), radius: stage.pick(430, 420), start: 0.1, turn: 90 }),
    drop(stage, lilac, {
      at: stage.pick([1560, 60], [1020, 130]),
      radius: stage.pick(260, 280),
      start: 0.3,
      bulges: 4,
      turn: -120,
    }),
    wave(stage, { paint: blush, level: stage.pick(930, 1660), direction: -1 }),
    text(statement, {
      box: stage.pick({ x: 96, y: 130, width: 1500, height: 760 }, { x: 80, y: 560, width: 920, height: 960 }),
      type: display(stage.pick(232, 190)),
      color: plum,
      fit: { minSize: 96, align: 'center' },
      animators: [wellUp(0.3, 1.6)],
    }),
    wave(stage, { paint: lilac, level: stage.pick(1000, 1780), start: 0.3 }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** One sentence over waves. */
export const statementScene: SceneSource = {
  id: 1202,
  slug: 'statement',
  name: 'Statement',
  description: 'One sentence that wells up word by word.',
  bars: 2,
  keyframeSeconds: 3.2,
  texts: [statement],
  colors,
  background: { default: { type: 'color', color: CORAL }, allowed: ['color'] },
  draw,
};
