import { textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { arc, polar } from '../../lottie/figures';
import { anchor, group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { ellipse, fill, straightLine, stroke, trim } from '../../lottie/shape';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { brass, brassField, GARDEN, gilt, inkField, serif, stone, stoneField } from './look';
import { settle } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const statement = textareaField('statement', 'Statement', 'A quiet house, turned to the sun.', { maxLength: 100 });

function draw(stage: LottieStage): LottieDraft[] {
  return [
    ...sunPath(stage),
    text(statement, {
      box: stage.pick({ x: 220, y: 380, width: 1480, height: 600 }, { x: 84, y: 780, width: 912, height: 860 }),
      type: serif(stage.pick(192, 176)),
      color: stone,
      align: 'center',
      fit: { minSize: 76, align: stage.pick('center', 'top') },
      animators: [settle(0.5, 1.8)],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** The way of the sun over the day, with a tick an hour; the sun climbs it while the scene lasts. */
function sunPath(stage: LottieStage): LottieDraft[] {
  const at = stage.pick<readonly [number, number]>([960, 1230], [540, 720]);
  const radius = stage.pick(1060, 440);
  const reach = stage.pick(66, 90);
  const hours = Array.from({ length: 13 }, (_, index) => -reach + (index * 2 * reach) / 12);
  const ticks = hours.map((angle, index) => {
    const start = 0.5 + index * 0.07;
    return group([
      straightLine(polar(radius + 16, angle), polar(radius + (index % 6 === 0 ? 64 : 40), angle)),
      trim(0, keys([start, 0, 'outCubic'], [start + 0.5, 100])),
      stroke(gilt, 3),
    ]);
  });
  const path = group([
    arc(radius, -reach, reach),
    trim(0, keys([0.2, 0, 'inOutCubic'], [1.7, 100])),
    stroke(gilt, 3, { opacity: 80 }),
  ]);
  const arm = anchor({
    at,
    rotation: keys([0.3, -reach, 'outCubic'], [2.4, -reach * 0.42, 'inOutSine'], [stage.seconds, reach * 0.3]),
  });
  const size = stage.pick(120, 108);
  return [
    shapes([path, ...ticks], { name: 'Way of the sun', at }),
    shapes(
      [group([ellipse([0, -radius], size * 1.9), fill(brass, 34)]), group([ellipse([0, -radius], size), fill(gilt)])],
      {
        name: 'Sun',
        parent: arm,
      },
    ),
  ];
}

/** One calm sentence under the way of the sun. */
export const statementScene: SceneSource = {
  id: 5102,
  slug: 'statement',
  name: 'Statement',
  description: 'One calm sentence under a rising sun.',
  bars: 2,
  keyframeSeconds: 3.8,
  texts: [statement],
  colors: [inkField, stoneField, brassField],
  background: { default: { type: 'color', color: GARDEN }, allowed: ['color'] },
  draw,
};
