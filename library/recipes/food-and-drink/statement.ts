import { textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { leave } from '../../lottie/reveal';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { butter, colors, cream, serif, TOMATO, tomato } from './look';
import { awning, brushUnder, lay, sprig } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const statement = textareaField('statement', 'Statement', 'Slowly made.\nQuickly gone.', { maxLength: 60 });

function draw(stage: LottieStage): LottieDraft[] {
  const { width, height } = stage;
  return [
    sprig(stage, [60, height + 30], stage.pick(300, 560), 30, butter, 0.3),
    sprig(stage, [width - 60, height + 30], stage.pick(300, 560), -30, butter, 0.4),
    sprig(stage, [width / 2, height + 60], stage.pick(190, 420), 0, butter, 0.5),
    ...awning(stage, butter, cream),
    text(statement, {
      box: stage.pick({ x: 150, y: 190, width: 1620, height: 500 }, { x: 84, y: 380, width: 912, height: 860 }),
      type: serif(stage.pick(230, 196)),
      color: cream,
      align: 'center',
      fit: { minSize: 96, align: 'center' },
      animators: [
        lay(0.35, 1),
        leave({ by: 'word', at: stage.seconds - 0.85, seconds: 0.5, state: { y: -80, rotation: -8, opacity: 0 } }),
      ],
    }),
    brushUnder(
      statement,
      stage.pick({ x: 680, y: 190, width: 560, height: 500 }, { x: 290, y: 380, width: 500, height: 840 }),
      stage.pick({ x: 680, y: 712, width: 560, height: 50 }, { x: 290, y: 1260, width: 500, height: 54 }),
      butter,
      1.1,
    ),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A few words between twigs. */
export const statementScene: SceneSource = {
  id: 10105,
  slug: 'statement',
  name: 'Statement',
  description: 'A few large words under the awning, between growing twigs.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [statement],
  colors: colors.filter(({ innerReference }) => [cream, butter, tomato].some(({ sid }) => sid === innerReference)),
  background: { default: { type: 'color', color: TOMATO }, allowed: ['color'] },
  draw,
};
