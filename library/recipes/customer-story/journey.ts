import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { block, group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { ellipse, fill } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accent, accentField, body, cream, ink, inkField, serif } from './look';
import { corner, ornament, settle } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'First call to first breakfast', { maxLength: 70 });
const steps = [
  step(1, 'Week 1', 'Tea, and many questions.'),
  step(2, 'Week 4', 'One brave plan.'),
  step(3, 'Week 9', 'Coffee is on.'),
];

interface Step {
  readonly when: TextFieldSource;
  readonly what: TextFieldSource;
}

function step(number: number, when: string, what: string): Step {
  return {
    when: sceneTextField(`when-${number}`, `Step ${number}: when`, when, { maxLength: 30 }),
    what: textareaField(`what-${number}`, `Step ${number}: what`, what, { maxLength: 110 }),
  };
}

function draw(stage: LottieStage): LottieDraft[] {
  const line: Box = stage.pick({ x: 96, y: 558, width: 1824, height: 4 }, { x: 106, y: 680, width: 4, height: 1240 });
  return [
    text(headline, {
      box: stage.pick({ x: 96, y: 96, width: 1500, height: 360 }, { x: 84, y: 170, width: 912, height: 410 }),
      type: serif(stage.pick(136, 124)),
      color: ink,
      fit: { minSize: 62, align: stage.pick('top', 'center') },
      animators: [settle(0.4)],
    }),
    block(line, accent, {
      name: 'Line of time',
      pivot: stage.isPortrait ? [0.5, 0] : [0, 0.5],
      scale: keys([0.5, stage.isPortrait ? [100, 0] : [0, 100], 'inOutCubic'], [2.6, [100, 100]]),
    }),
    ...stage.pick([ornament(stage, corner(stage), 0.5)], []),
    ...steps.flatMap((entry, index) => station(stage, entry, index)),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

function station(stage: LottieStage, entry: Step, index: number): LottieDraft[] {
  const at = 0.9 + index * 0.5;
  const copy: Box = stage.pick(
    { x: 96 + index * 592, y: 630, width: 544, height: 360 },
    { x: 190, y: 660 + index * 380, width: 806, height: 330 },
  );
  const dot = stage.pick<readonly [number, number]>([copy.x + 22, 560], [108, copy.y + 44]);
  return [
    shapes([group([ellipse([0, 0], 44), fill(accent)])], {
      name: 'Station',
      at: dot,
      scale: keys([at, 0, 'overshoot'], [at + 0.5, 100]),
    }),
    text(entry.when, {
      box: { ...copy, height: 88 },
      type: serif(64, 600),
      color: accent,
      fit: { group: 'when', maxLines: 1, minSize: 32, align: 'center' },
      animators: [rise(at + 0.1, { by: 'line', distance: 30 })],
    }),
    text(entry.what, {
      box: { ...copy, y: copy.y + 108, height: copy.height - 108 },
      type: body(stage.pick(50, 52)),
      color: ink,
      fit: { group: 'what', minSize: 30 },
      animators: [rise(at + 0.25, { by: 'line', distance: 30 })],
    }),
  ];
}

/** Three steps along a line. */
export const journey: SceneSource = {
  id: 2105,
  slug: 'journey',
  name: 'Journey',
  description: 'Three steps along a line that draws itself.',
  bars: 2,
  keyframeSeconds: 4,
  texts: [headline, ...steps.flatMap(({ when, what }) => [when, what])],
  colors: [inkField, accentField],
  background: { default: { type: 'color', color: cream.hex }, allowed: ['color'] },
  draw,
};
