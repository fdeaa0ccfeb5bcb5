import { textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { eyelids, fadeUp, push } from './film';
import { hills } from './hills';
import { colors, cream, NIGHT, wide } from './look';

const statement = textareaField('statement', 'Statement', 'We began with a hill of clay', { maxLength: 90 });

function draw(stage: LottieStage): LottieDraft[] {
  return [
    ...hills(stage, {
      horizon: stage.pick(700, 1180),
      sun: { at: stage.pick([1480, 700], [790, 1140]), size: stage.pick(300, 300) },
    }),
    text(statement, {
      box: stage.pick({ x: 120, y: 180, width: 1680, height: 330 }, { x: 84, y: 250, width: 912, height: 640 }),
      type: wide(stage.pick(112, 98)),
      color: cream,
      fit: { minSize: 54, align: stage.pick('center', 'center') },
      scale: push(stage, 103),
      animators: [fadeUp(0.5, 2.2)],
    }),
    ...eyelids(stage),
  ];
}

/** One sentence in the sky over hills that pass. */
export const statementScene: SceneSource = {
  id: 8102,
  slug: 'statement',
  name: 'Statement',
  description: 'One sentence in the sky; hills pass below it, near ones faster.',
  bars: 2,
  keyframeSeconds: 4,
  texts: [statement],
  colors,
  background: { default: { type: 'color', color: NIGHT }, allowed: ['color'] },
  draw,
};
