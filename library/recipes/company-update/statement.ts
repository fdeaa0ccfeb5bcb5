import { textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { block } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { leave } from '../../lottie/reveal';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { colors, display, indigo, ink, mint, NAVY, white } from './look';
import { settle, softBackground } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const statement = textareaField('statement', 'Statement', 'Small team.\nSteady growth.', { maxLength: 70 });
/** Heights of the columns at the foot, as shares of the canvas. */
const HEIGHTS = [0.1, 0.14, 0.12, 0.18, 0.16, 0.22, 0.2, 0.26, 0.25, 0.31, 0.34, 0.4];

function draw(stage: LottieStage): LottieDraft[] {
  return [
    ...softBackground(stage, 1.4),
    ...skyline(stage),
    text(statement, {
      box: stage.pick({ x: 96, y: 130, width: 1600, height: 560 }, { x: 84, y: 230, width: 912, height: 840 }),
      type: display(stage.pick(218, 166)),
      color: white,
      fit: { minSize: 88, align: stage.pick('top', 'top') },
      animators: [
        settle(0.35, 1.1),
        leave({ by: 'word', at: stage.seconds - 0.9, seconds: 0.5, state: { y: -60, opacity: 0 } }),
      ],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** Columns along the foot that rise one after another and go on growing slowly. */
function skyline(stage: LottieStage): LottieDraft[] {
  const { width, height, seconds } = stage;
  const step = width / HEIGHTS.length;
  return HEIGHTS.map((share, index) => {
    const at = 0.3 + index * 0.06;
    const tall = height * share;
    const box = { x: index * step + step * 0.14, y: height - tall, width: step * 0.72, height: tall + 40 };
    return block(box, index === HEIGHTS.length - 1 ? mint : indigo, {
      name: 'Column',
      radius: 20,
      pivot: [0.5, 1],
      opacity: index === HEIGHTS.length - 1 ? 100 : 78,
      scale: keys([at, [100, 0], 'outExpo'], [at + 1, [100, 94], 'inOutSine'], [seconds, [100, 102]]),
    });
  });
}

/** A few words over columns that rise. */
export const statementScene: SceneSource = {
  id: 12109,
  slug: 'statement',
  name: 'Statement',
  description: 'A few large words over columns that rise along the foot.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [statement],
  colors: colors.filter(({ innerReference }) => innerReference !== ink.sid),
  background: { default: { type: 'color', color: NAVY }, allowed: ['color'] },
  draw,
};
