import { textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { group, shapes } from '../../lottie/layers';
import { keptClear } from '../../lottie/layout-marks';
import { keys } from '../../lottie/property';
import { around, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { figure } from './blocks';
import { COBALT, colors, cream, display, ink, orange, pink, yellow } from './look';
import { swing } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const statement = textareaField('statement', 'Statement', 'Less meetings. More making.', { maxLength: 90 });

function draw(stage: LottieStage): LottieDraft[] {
  return [
    ...corners(stage),
    text(statement, {
      box: stage.pick({ x: 96, y: 150, width: 1330, height: 780 }, { x: 84, y: 470, width: 912, height: 960 }),
      type: display(stage.pick(220, 168)),
      color: cream,
      fit: { minSize: 84, align: 'center' },
      animators: [swing(0.3, 1.3)],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** Three figures as large as the canvas allows roll along its edge. */
function corners(stage: LottieStage): LottieDraft[] {
  const side = stage.pick(540, 360);
  const { beat } = stage;
  const places = stage.pick(
    [
      [1650, 270],
      [1650, 810],
    ] as const,
    [
      [180, 180],
      [900, 1740],
    ] as const,
  );
  const roll = (at: number, from: number) =>
    keys(
      [at, from - 180, 'outExpo'],
      [at + 0.9, from, 'hold'],
      [beat * 3, from, 'softOvershoot'],
      [beat * 3.8, from + 90, 'hold'],
      [beat * 5, from + 90, 'softOvershoot'],
      [beat * 5.8, from + 180],
    );
  const shape = (kind: 'quarter' | 'leaf' | 'half', index: 0 | 1, paint: typeof pink, from: number, at: number) =>
    keptClear(
      shapes([group(figure(kind, side, paint))], {
        name: 'Rolling figure',
        at: places[index],
        rotation: roll(at, from),
        scale: keys([at, 0, 'outExpo'], [at + 0.7, 100]),
      }),
      around(places[index], side / 2 + 14),
    );
  const eye = (index: 0 | 1, paint: typeof pink, at: number) =>
    shapes([group(figure('disc', side * 0.4, paint))], {
      name: 'Disc',
      at: places[index],
      scale: keys([at, 0, 'overshoot'], [at + 0.5, 100]),
    });
  return [shape('leaf', 0, pink, 0, 0.1), eye(0, ink, 0.5), shape('quarter', 1, orange, 90, 0.25), eye(1, yellow, 0.7)];
}

/** One sentence next to rolling figures. */
export const statementScene: SceneSource = {
  id: 6102,
  slug: 'statement',
  name: 'Statement',
  description: 'One sentence, and two figures that roll on the beat.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [statement],
  colors,
  background: { default: { type: 'color', color: COBALT }, allowed: ['color'] },
  draw,
};
