import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { block } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { type Figure, toyBlock } from './blocks';
import { CREAM, cobalt, colors, cream, display, ink, label, orange, pink, yellow } from './look';
import { swing } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'What you get', { maxLength: 40 });

interface Perk {
  readonly field: TextFieldSource;
  readonly kind: Figure;
  readonly background: Paint;
  readonly figure: Paint;
  readonly paint: Paint;
}

const perks: readonly Perk[] = [
  {
    field: textareaField('perk-1', 'First point', 'Six weeks off, and we mean it', { maxLength: 70 }),
    kind: 'bridge',
    background: yellow,
    figure: orange,
    paint: ink,
  },
  {
    field: textareaField('perk-2', 'Second point', 'A learning budget', { maxLength: 70 }),
    kind: 'leaf',
    background: pink,
    figure: cobalt,
    paint: ink,
  },
  {
    field: textareaField('perk-3', 'Third point', 'Lunch together, every day', { maxLength: 70 }),
    kind: 'quarter',
    background: cobalt,
    figure: yellow,
    paint: cream,
  },
];

function draw(stage: LottieStage): LottieDraft[] {
  const top = stage.pick(330, 500);
  const step = stage.pick(stage.width / perks.length, (stage.height - top) / perks.length);
  return [
    text(headline, {
      box: stage.pick({ x: 90, y: 70, width: 1740, height: 220 }, { x: 78, y: 140, width: 918, height: 320 }),
      type: display(stage.pick(166, 164)),
      color: ink,
      fit: { minSize: 72, align: 'center' },
      animators: [swing(0.25)],
    }),
    ...perks.flatMap((perk, index) => {
      const box: Box = stage.pick(
        { x: index * step, y: top, width: step, height: stage.height - top },
        { x: 0, y: top + index * step, width: stage.width, height: step },
      );
      return card(stage, perk, box, 0.3 + index * stage.beat * 0.5);
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A block with its figure and a line; columns grow from the foot, rows from the left. */
function card(
  stage: LottieStage,
  { field, kind, background, figure, paint }: Perk,
  box: Box,
  at: number,
): LottieDraft[] {
  const side = stage.pick(290, 330);
  const place: Box = stage.pick(
    { x: box.x + box.width - side, y: box.y, width: side, height: side },
    { x: box.x + box.width - side, y: box.y, width: side, height: side },
  );
  const copy: Box = stage.pick(
    { x: box.x + 72, y: box.y + 320, width: box.width - 140, height: 330 },
    { x: 84, y: box.y + 40, width: box.width - side - 120, height: box.height - 100 },
  );
  return [
    block({ ...box, width: box.width + 1, height: box.height + 1 }, background, {
      name: 'Card',
      pivot: stage.pick([0.5, 1] as const, [0, 0.5] as const),
      scale: keys([at, stage.pick([100, 0], [0, 100]), 'outExpo'], [at + 0.7, [100, 100]]),
    }),
    ...toyBlock(stage, place, { kind, background, paint: figure, at: at + 0.25, turns: [3, 5] }).slice(1),
    text(field, {
      box: copy,
      type: label(stage.pick(76, 78)),
      color: paint,
      fit: { group: 'field', minSize: 34, align: stage.pick('bottom', 'center') },
      animators: [swing(at + 0.3, 0.7)],
    }),
  ];
}

/** Three good reasons, each on its block. */
export const perksScene: SceneSource = {
  id: 6104,
  slug: 'perks',
  name: 'Three reasons',
  description: 'Three good reasons, each on a block.',
  bars: 2,
  keyframeSeconds: 3.2,
  texts: [headline, ...perks.map(({ field }) => field)],
  colors,
  background: { default: { type: 'color', color: CREAM }, allowed: ['color'] },
  draw,
};
