import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { type Point, polygon, roundCorners, stroke, trim } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accentField, BLUE, body, chalk, chalkField, display, ink, inkField, LINE } from './look';
import { marker, plot, squares } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'Four steps, no glue', { maxLength: 50 });
const steps = ['Mark the seat', 'Drill three holes', 'Screw in the legs', 'Level and oil'].map((step, index) =>
  textareaField(`step-${index + 1}`, `Step ${index + 1}`, step, { maxLength: 60 }),
);

function draw(stage: LottieStage): LottieDraft[] {
  const stops = steps.map((_, index) => stop(stage, index));
  const draw = trim(0, keys([0.4, 0, 'inOutCubic'], [2.4, 100]));
  const path = route(stage, stops);
  return [
    squares(stage, chalk),
    text(headline, {
      box: stage.pick({ x: 96, y: 100, width: 1728, height: 190 }, { x: 84, y: 170, width: 912, height: 270 }),
      type: display(stage.pick(132, 124)),
      color: chalk,
      fit: { minSize: 60, align: 'center' },
      animators: [plot(0.3)],
    }),
    shapes([group([polygon(path, false), roundCorners(60), draw, stroke(chalk, LINE, { cap: 'round' })])], {
      name: 'Route',
    }),
    ...steps.flatMap((step, index) => station(stage, step, index, stops[index] ?? [0, 0])),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

function stop(stage: LottieStage, index: number): Point {
  return stage.pick<Point>([200 + index * 440, index % 2 === 0 ? 690 : 470], [190, 590 + index * 330]);
}

/** A line that steps from marker to marker and runs off the sheet. */
function route(stage: LottieStage, stops: readonly Point[]): Point[] {
  if (stage.isPortrait)
    return [
      [190, 480],
      [190, stage.height],
    ];
  const bends = stops.slice(1).flatMap(([x, y], index): Point[] => {
    const before = stops[index] ?? [0, 0];
    const turn = (before[0] + x) / 2;
    return [
      [turn, before[1]],
      [turn, y],
    ];
  });
  return [[0, stops[0]?.[1] ?? 0], ...bends, [stage.width, stops.at(-1)?.[1] ?? 0]];
}

function station(stage: LottieStage, step: TextFieldSource, index: number, at: Point): LottieDraft[] {
  const start = 0.6 + index * stage.beat * 0.75;
  const box: Box = stage.pick(
    { x: at[0] - 104, y: at[1] + 110, width: 300, height: 215 },
    { x: 340, y: at[1] - 120, width: 656, height: 240 },
  );
  return [
    ...marker(String(index + 1), at, stage.pick(68, 84), start, ink),
    text(step, {
      box,
      type: body(stage.pick(56, 66)),
      color: chalk,
      fit: { group: 'step', minSize: 32, align: stage.pick('top', 'center') },
      animators: [plot(start + 0.15, 0.5)],
    }),
  ];
}

/** Four steps on one line. */
export const overview: SceneSource = {
  id: 9106,
  slug: 'overview',
  name: 'Overview',
  description: 'Four numbered steps on a line that runs from one to the next.',
  bars: 2,
  keyframeSeconds: 3.2,
  texts: [headline, ...steps],
  colors: [chalkField, inkField, accentField],
  background: { default: { type: 'color', color: BLUE }, allowed: ['color'] },
  draw,
};
