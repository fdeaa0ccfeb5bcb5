import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { Paint } from '../../../lottie/color';
import type { LottieDraft } from '../../../lottie/draft';
import { grow } from '../../../lottie/grow';
import { block } from '../../../lottie/layers';
import type { Box, LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { colors, display, label, navy, PAPER, pink, yellow } from './look';
import { type Form, feed, misprint, press, screen, stamp } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'Before lights out', { maxLength: 50 });
const items = ['Phone in the kitchen', 'A window open', 'Tomorrow on a note'].map((item, index) =>
  textareaField(`item-${index + 1}`, `Point ${index + 1}`, item, { maxLength: 80 }),
);
const FORMS: readonly (readonly [Form, Paint])[] = [
  ['circle', pink],
  ['square', yellow],
  ['triangle', pink],
];

function draw(stage: LottieStage): LottieDraft[] {
  const list: Box = stage.pick(
    { x: 860, y: 120, width: 964, height: 840 },
    { x: 84, y: 680, width: 912, height: 1060 },
  );
  const height = list.height / items.length;
  return [
    screen(
      stage.pick({ x: 0, y: 760, width: 760, height: 320 }, { x: 0, y: -40, width: 1080, height: 200 }),
      stage.pick(18, 24),
      yellow,
      0.3,
    ),
    ...misprint(
      headline,
      {
        box: stage.pick({ x: 96, y: 120, width: 680, height: 640 }, { x: 84, y: 200, width: 890, height: 420 }),
        type: display(stage.pick(152, 164)),
        color: navy,
        fit: { minSize: 70, align: stage.pick('top', 'center') },
        animators: [press(0.3)],
      },
      0.3,
    ),
    ...items.flatMap((item, index) => row(stage, item, index, { ...list, y: list.y + index * height, height })),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A shape stamped before a line of text, under a rule of ink. */
function row(stage: LottieStage, item: TextFieldSource, index: number, area: Box): LottieDraft[] {
  const at = 0.45 + index * stage.beat;
  const size = stage.pick(170, 180);
  const [kind, paint] = FORMS[index] ?? ['circle', pink];
  const y = area.y + area.height / 2;
  return [
    block({ ...area, height: 6 }, navy, {
      name: 'Rule',
      ...grow(at, at + 0.5, 'inOutCubic'),
    }),
    stamp(stage, kind, at + 0.1, { at: [area.x + size / 2, y], size, paint }),
    text(item, {
      box: { x: area.x + size + 56, y: area.y + 24, width: area.width - size - 56, height: area.height - 44 },
      type: label(stage.pick(68, 68)),
      color: navy,
      fit: { group: 'item', minSize: 36, align: 'center' },
      animators: [feed(at + 0.2, 0.5)],
    }),
  ];
}

/** Three points, each with a shape of its own. */
export const checklist: SceneSource = {
  id: 4205,
  slug: 'riso-checklist',
  name: 'Checklist',
  description: 'Three points, each stamped with a shape.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [headline, ...items],
  colors,
  background: { default: { type: 'color', color: PAPER }, allowed: ['color'] },
  draw,
};
