import { textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import { leave } from '../../../lottie/reveal';
import type { LottieStage } from '../../../lottie/stage';
import { colors, display, navy, pink, YELLOW, yellow } from './look';
import { misprint, press, screen, stamp } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const statement = textareaField('statement', 'Statement', 'Awake at\n3 am again?', { maxLength: 60 });

function draw(stage: LottieStage): LottieDraft[] {
  const { width, height } = stage;
  const moon = stage.pick(520, 700);
  const at: readonly [number, number] = stage.pick([1650, 220], [780, 400]);
  return [
    screen(
      stage.pick({ x: 0, y: 890, width: 1920, height: 190 }, { x: 0, y: 1480, width: 1080, height: 440 }),
      stage.pick(40, 22),
      pink,
      0.3,
    ),
    stamp(stage, 'circle', 0.2, { at, size: moon, paint: pink, isTurning: false }),
    stamp(stage, 'half', 0.35, { at: [at[0], at[1]], size: moon * 0.72, paint: yellow, turn: 1 }),
    stamp(stage, 'quarter', 0.5, { at: [width - 90, height - 90], size: 180, paint: yellow, turn: 3 }),
    ...misprint(
      statement,
      {
        box: stage.pick({ x: 96, y: 130, width: 1660, height: 720 }, { x: 84, y: 720, width: 890, height: 760 }),
        type: display(stage.pick(262, 184)),
        color: navy,
        fit: { minSize: 92, align: stage.pick('bottom', 'center') },
        animators: [
          press(0.35, 1),
          leave({ by: 'word', at: stage.seconds - 0.85, seconds: 0.4, state: { y: 60, opacity: 0 } }),
        ],
      },
      0.35,
      pink,
    ),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A question in large type under a turning moon. */
export const statementScene: SceneSource = {
  id: 4202,
  slug: 'riso-statement',
  name: 'Statement',
  description: 'A question in large type under a moon that turns.',
  bars: 2,
  keyframeSeconds: 2.7,
  texts: [statement],
  colors,
  background: { default: { type: 'color', color: YELLOW }, allowed: ['color'] },
  draw,
};
