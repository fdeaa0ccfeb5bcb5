import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { block, group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { ellipse, fill } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { apricot, body, colors, display, indigo, ink, label, MIST, mint } from './look';
import { card, settle, softBackground, within } from './motifs';
import { closingWipe, openingWipe } from './wipes';

interface Milestone {
  readonly when: TextFieldSource;
  readonly what: TextFieldSource;
  readonly paint: Paint;
}

function milestone(number: number, when: string, what: string, paint: Paint): Milestone {
  return {
    when: sceneTextField(`when-${number}`, `Step ${number}: when`, when, { maxLength: 20 }),
    what: textareaField(`what-${number}`, `Step ${number}: what`, what, { maxLength: 80 }),
    paint,
  };
}

const headline = textareaField('headline', 'Headline', 'What comes next', { maxLength: 50 });
const milestones = [
  milestone(1, 'October', 'Two new stores', indigo),
  milestone(2, 'November', 'Lamp repairs', mint),
  milestone(3, 'December', 'Next-day delivery', apricot),
];

function draw(stage: LottieStage): LottieDraft[] {
  const rail: Box = stage.pick({ x: 0, y: 404, width: 1920, height: 8 }, { x: 120, y: 470, width: 8, height: 1450 });
  return [
    ...softBackground(stage),
    text(headline, {
      box: stage.pick({ x: 96, y: 96, width: 1728, height: 220 }, { x: 84, y: 170, width: 912, height: 230 }),
      type: display(stage.pick(132, 126)),
      color: ink,
      fit: { minSize: 62, align: 'center' },
      animators: [settle(0.3)],
    }),
    block(rail, ink, {
      name: 'Rail',
      pivot: stage.pick<readonly [number, number]>([0, 0.5], [0.5, 0]),
      scale: keys([0.4, stage.pick([0, 100], [100, 0]), 'inOutCubic'], [2.2, [100, 100]]),
      opacity: 18,
    }),
    ...milestones.flatMap((entry, index) => stop(stage, entry, index)),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

function stop(stage: LottieStage, { when, what, paint }: Milestone, index: number): LottieDraft[] {
  const at = 0.6 + index * stage.beat * 0.6;
  const area: Box = stage.pick(
    { x: 96 + index * 592, y: 490, width: 544, height: 470 },
    { x: 220, y: 470 + index * 430, width: 776, height: 380 },
  );
  const place = stage.pick<readonly [number, number]>([area.x + 60, 408], [124, area.y + 90]);
  const { holder, layers } = card(area, at + 0.1);
  const room = within(area, 52, stage.pick(52, 40));
  return [
    shapes([group([ellipse([0, 0], 64), fill(paint)])], {
      name: 'Stop',
      at: place,
      scale: keys([at, 0, 'overshoot'], [at + 0.4, 100]),
    }),
    ...layers,
    text(when, {
      box: { ...room, height: 84 },
      type: label(64),
      color: ink,
      fit: { group: 'when', maxLines: 1, minSize: 34, align: 'center' },
      parent: holder,
      animators: [rise(at + 0.3, { by: 'line', distance: 30, seconds: 0.5 })],
    }),
    text(what, {
      box: { ...room, y: room.y + 104, height: room.height - 104 },
      type: body(stage.pick(54, 54)),
      color: ink,
      fit: { group: 'what', minSize: 34 },
      parent: holder,
      animators: [settle(at + 0.45, 0.6)],
    }),
  ];
}

/** Three steps ahead on a rail. */
export const roadmap: SceneSource = {
  id: 12107,
  slug: 'roadmap',
  name: 'What comes next',
  description: 'Three steps ahead, on cards along a rail.',
  bars: 2,
  keyframeSeconds: 3.6,
  texts: [headline, ...milestones.flatMap(({ when, what }) => [when, what])],
  colors,
  background: { default: { type: 'color', color: MIST }, allowed: ['color'] },
  draw,
};
