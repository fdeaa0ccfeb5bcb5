import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import { pushIn } from '../../../lottie/camera';
import type { Paint } from '../../../lottie/color';
import type { LottieDraft } from '../../../lottie/draft';
import { rise } from '../../../lottie/reveal';
import type { Box, LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { type Side, saying } from './bubble';
import { body, colors, ink, label, MINT, teal, white, yellow } from './look';
import { reaction } from './reaction';
import { closingWipe, openingWipe } from './wipes';

interface Step {
  readonly when: TextFieldSource;
  readonly message: TextFieldSource;
  readonly side: Side;
  readonly background: Paint;
  readonly paint: Paint;
}

function step(number: number, when: string, message: string, look: Omit<Step, 'when' | 'message'>): Step {
  return {
    when: sceneTextField(`when-${number}`, `Step ${number}: when`, when, { maxLength: 24 }),
    message: textareaField(`message-${number}`, `Step ${number}`, message, { maxLength: 80 }),
    ...look,
  };
}

const steps: readonly Step[] = [
  step(1, 'Week 1', 'We came and listened.', { side: 'left', background: white, paint: ink }),
  step(2, 'Week 4', 'Lose the wall? Yes!', { side: 'right', background: teal, paint: white }),
  step(3, 'Week 9', 'Coffee is on. Come over!', { side: 'right', background: yellow, paint: ink }),
];

function draw(stage: LottieStage): LottieDraft[] {
  const last = boxOf(stage, steps.length - 1);
  const messages = [
    ...steps.flatMap((entry, index) => message(stage, entry, index)),
    reaction(stage, [last.x - stage.pick(8, 0), last.y + last.height], stage.pick(140, 160), 2.3, white, teal),
  ];
  return [...pushIn(stage, messages), ...openingWipe(stage), ...closingWipe(stage)];
}

function boxOf(stage: LottieStage, index: number): Box {
  const width = stage.pick(1180, 800);
  const x = steps[index]?.side === 'left' ? stage.margin : stage.width - stage.margin - width;
  const top = stage.pick(86, 150) + index * stage.pick(304, 560);
  return { x, y: top + stage.pick(70, 80), width, height: stage.pick(196, 390) };
}

/** The date is small, above each message, on the speaker's side. */
function message(
  stage: LottieStage,
  { when, message: field, side, background, paint }: Step,
  index: number,
): LottieDraft[] {
  const at = 0.2 + index * stage.beat;
  const box = boxOf(stage, index);
  return [
    text(when, {
      box: { x: box.x + 30, y: box.y - stage.pick(70, 80), width: box.width - 60, height: 56 },
      type: body(stage.pick(38, 44)),
      color: ink,
      align: side,
      fit: { group: 'when', maxLines: 1, minSize: 24, align: 'center' },
      animators: [rise(at, { by: 'line', distance: 24, seconds: 0.5 })],
    }),
    ...saying(field, {
      box,
      side,
      background,
      at: at + 0.15,
      type: label(stage.pick(74, 92)),
      color: paint,
      fit: { minSize: 36 },
    }),
  ];
}

/** Course of events, as three messages. */
export const journey: SceneSource = {
  id: 2204,
  slug: 'journey',
  name: 'Three steps',
  description: 'What happened when, in three messages.',
  bars: 2,
  keyframeSeconds: 3.6,
  texts: steps.flatMap(({ when, message: field }) => [when, field]),
  colors,
  background: { default: { type: 'color', color: MINT }, allowed: ['color'] },
  draw,
};
