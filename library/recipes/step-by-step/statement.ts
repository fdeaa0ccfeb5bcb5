import { textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { leave } from '../../lottie/reveal';
import { fill, polygon, straightLine, stroke, trim } from '../../lottie/shape';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accentField, chalk, chalkField, display, ink, inkField, LINE, YELLOW } from './look';
import { plot, squares } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const statement = textareaField('statement', 'Statement', 'Measure twice.\nDrill once.', { maxLength: 70 });
const STEP = 36;

function draw(stage: LottieStage): LottieDraft[] {
  return [
    squares(stage, ink, 12),
    ...ruler(stage),
    text(statement, {
      box: stage.pick({ x: 96, y: 150, width: 1728, height: 640 }, { x: 84, y: 300, width: 800, height: 1240 }),
      type: display(stage.pick(236, 196)),
      color: ink,
      fit: { minSize: 90, align: stage.pick('center', 'center') },
      animators: [
        plot(0.3, 1),
        leave({ by: 'word', at: stage.seconds - 0.75, seconds: 0.4, state: { x: 90, opacity: 0 } }),
      ],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A ruler along the foot (in portrait along the right edge) that is drawn tick by tick; a pointer runs along it. */
function ruler(stage: LottieStage): LottieDraft[] {
  const length = stage.pick(stage.width, stage.height);
  const place = stage.pick<readonly [number, number]>([0, stage.height], [stage.width, stage.height]);
  const turn = stage.pick(0, -90);
  const ticks = Array.from({ length: Math.floor(length / STEP) + 1 }, (_, index) => {
    const tall = index % 10 === 0 ? 120 : index % 5 === 0 ? 84 : 48;
    return straightLine([index * STEP, 0], [index * STEP, -tall]);
  });
  const grow = trim(0, keys([0.2, 0, 'outExpo'], [1.2, 100]));
  const run = keys(
    [0.3, [0, -132], 'inOutCubic'],
    [2.4, [length * 0.7, -132], 'inOutSine'],
    [stage.seconds, [length * 0.76, -132]],
  );
  return [
    shapes(
      [
        group([...ticks, grow, stroke(ink, LINE)]),
        group(
          [
            polygon([
              [-28, -44],
              [28, -44],
              [0, 0],
            ]),
            fill(chalk),
            stroke(ink, LINE),
          ],
          { offset: run },
        ),
      ],
      { name: 'Ruler', at: place, rotation: turn },
    ),
  ];
}

/** A rule to remember, over a ruler. */
export const statementScene: SceneSource = {
  id: 9105,
  slug: 'statement',
  name: 'Rule to remember',
  description: 'A few large words over a ruler that draws itself.',
  bars: 2,
  keyframeSeconds: 2.8,
  texts: [statement],
  colors: [inkField, chalkField, accentField],
  background: { default: { type: 'color', color: YELLOW }, allowed: ['color'] },
  draw,
};
