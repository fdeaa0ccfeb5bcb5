import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { group, shapes } from '../../lottie/layers';
import { keepingDirection } from '../../lottie/layout-marks';
import { keys } from '../../lottie/property';
import { fill, polygon } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { body, CHALK, coal, coalField, display, label, lime, limeField } from './look';
import { jump, leaning, race, shoot } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const before = sceneTextField('before', 'Text before the number', 'Day', { maxLength: 16 });
const figure = sceneTextField('figure', 'Number', '30', { maxLength: 6 });
const after = textareaField('after', 'Text after the number', 'One move a day. Ten minutes. No gym.', {
  maxLength: 90,
});
const DAYS = 30;

function draw(stage: LottieStage): LottieDraft[] {
  const box: Box = stage.pick({ x: 90, y: 220, width: 820, height: 560 }, { x: 80, y: 290, width: 920, height: 600 });
  const setting = {
    box,
    type: display(stage.pick(560, 620)),
    color: coal,
    fit: { maxLines: 1, minSize: 180, align: 'center' },
  } as const;
  return [
    ...cells(stage),
    text(before, {
      box: stage.pick({ x: 96, y: 120, width: 760, height: 110 }, { x: 84, y: 180, width: 912, height: 120 }),
      type: label(stage.pick(92, 100)),
      color: coal,
      fit: { maxLines: 1, minSize: 40, align: 'center' },
      animators: shoot(0.3),
    }),
    ...race(['01', '04', '08', '11', '15', '19', '23', '26', '28', '29'], setting, 1.2),
    text(figure, { ...setting, from: 1.2, animators: jump(1.17, 60, 0.4) }),
    text(after, {
      box: stage.pick({ x: 96, y: 790, width: 760, height: 180 }, { x: 84, y: 1510, width: 912, height: 220 }),
      type: body(stage.pick(58, 64)),
      color: coal,
      fit: { minSize: 34 },
      animators: shoot(0.9),
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** Thirty slanted cells that fill one by one, the last ones on the beat. */
function cells(stage: LottieStage): LottieDraft[] {
  const columns = stage.pick(5, 10);
  const area: Box = stage.pick(
    { x: 1010, y: 120, width: 810, height: 840 },
    { x: 100, y: 930, width: 880, height: 500 },
  );
  const rows = DAYS / columns;
  const width = area.width / columns;
  const height = area.height / rows;
  return Array.from({ length: DAYS }, (_, index) => {
    const at = 0.3 + index * 0.03;
    const filled = 0.5 + index * 0.085;
    const place = [
      area.x + (index % columns) * width + width / 2,
      area.y + Math.floor(index / columns) * height + height / 2,
    ] as const;
    const cell = { x: -width * 0.38, y: -height * 0.38, width: width * 0.76, height: height * 0.76 };
    const day = shapes(
      [
        group([polygon(leaning(cell)), fill(coal)], { opacity: keys([filled, 14, 'hold'], [filled + 0.01, 100]) }),
        group([polygon(tick(Math.min(width, height) * 0.2)), fill(lime)], {
          scale: keys([filled, [0, 0], 'overshoot'], [filled + 0.3, [100, 100]]),
        }),
      ],
      { name: 'Day', at: place, scale: keys([at, 0, 'softOvershoot'], [at + 0.35, 100]) },
    );
    return keepingDirection(day);
  });
}

/** A check mark as an outline. */
function tick(size: number): readonly (readonly [number, number])[] {
  const t = size * 0.34;
  return [
    [-size, 0],
    [-size + t, -t],
    [-size * 0.2, size * 0.5 - t * 0.4],
    [size - t, -size * 0.9],
    [size, -size * 0.9 + t],
    [-size * 0.2, size * 0.5 + t * 1.5],
  ];
}

/** A number, counted up, beside a month of days that fill. */
export const calendar: SceneSource = {
  id: 11102,
  slug: 'calendar',
  name: 'Number',
  description: 'A number counts up while a month of days fills.',
  bars: 2,
  keyframeSeconds: 3.2,
  texts: [before, figure, after],
  colors: [coalField, limeField],
  background: { default: { type: 'color', color: CHALK }, allowed: ['color'] },
  draw,
};
