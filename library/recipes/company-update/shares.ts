import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { Paint } from '../../lottie/color';
import type { LottieDraft } from '../../lottie/draft';
import { block } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { type Box, center, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { ring } from './charts';
import { apricot, body, colors, display, figure, indigo, ink, MIST, mint } from './look';
import { card, roll, settle, softBackground } from './motifs';
import { closingWipe, openingWipe } from './wipes';

interface Slice {
  readonly name: TextFieldSource;
  readonly value: TextFieldSource;
  readonly share: number;
  readonly paint: Paint;
}

function slice(number: number, name: string, share: number, paint: Paint): Slice {
  return {
    name: sceneTextField(`name-${number}`, `Share ${number}`, name, { maxLength: 30 }),
    value: sceneTextField(`value-${number}`, `Share ${number}: value`, `${Math.round(share * 100)}%`, { maxLength: 8 }),
    share,
    paint,
  };
}

const headline = textareaField('headline', 'Headline', 'Where orders come from', { maxLength: 50 });
const total = sceneTextField('total', 'Total', '18.4k', { maxLength: 8 });
const slices = [slice(1, 'Web shop', 0.52, indigo), slice(2, 'Stores', 0.3, mint), slice(3, 'Partners', 0.18, apricot)];

function draw(stage: LottieStage): LottieDraft[] {
  const area: Box = stage.pick({ x: 96, y: 110, width: 860, height: 860 }, { x: 130, y: 470, width: 820, height: 760 });
  const { holder, layers } = card(area, 0.2);
  const radius = stage.pick(290, 262);
  const list: Box = stage.pick(
    { x: 1050, y: 520, width: 774, height: 450 },
    { x: 84, y: 1290, width: 912, height: 450 },
  );
  const height = list.height / slices.length;
  return [
    ...softBackground(stage),
    ...layers,
    ...ring([0, 0], radius, stage.pick(110, 100), slices, 0.5).map((entry) => ({ ...entry, parent: holder })),
    text(total, {
      box: { x: -radius * 0.72, y: -90, width: radius * 1.44, height: 180 },
      type: figure(stage.pick(130, 118)),
      color: ink,
      align: 'center',
      fit: { maxLines: 1, minSize: 44, align: 'center' },
      parent: holder,
      animators: [roll(0.8, 80)],
    }),
    text(headline, {
      box: stage.pick({ x: 1050, y: 120, width: 774, height: 360 }, { x: 84, y: 160, width: 912, height: 260 }),
      type: display(stage.pick(118, 112)),
      color: ink,
      fit: { minSize: 56, align: 'center' },
      animators: [settle(0.35)],
    }),
    ...slices.flatMap((entry, index) =>
      legend(entry, 0.8 + index * 0.25, { ...list, y: list.y + index * height, height }),
    ),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

function legend({ name, value, paint }: Slice, at: number, area: Box): LottieDraft[] {
  const [, middle] = center(area);
  const chip: Box = { x: area.x, y: middle - 26, width: 52, height: 52 };
  return [
    block(chip, paint, { name: 'Chip', radius: 18, scale: keys([at, 0, 'overshoot'], [at + 0.4, 100]) }),
    text(name, {
      box: { x: area.x + 84, y: area.y + 10, width: area.width - 320, height: area.height - 20 },
      type: body(58),
      color: ink,
      fit: { minSize: 32, align: 'center' },
      animators: [settle(at, 0.5)],
    }),
    text(value, {
      box: { x: area.x + area.width - 220, y: area.y + 10, width: 220, height: area.height - 20 },
      type: figure(84),
      color: ink,
      align: 'right',
      fit: { maxLines: 1, minSize: 40, align: 'center' },
      animators: [roll(at + 0.1, 60)],
    }),
  ];
}

/** Three shares of a whole. */
export const sharesScene: SceneSource = {
  id: 12105,
  slug: 'shares',
  name: 'Shares',
  description: 'Three shares of a whole, as a ring with its legend.',
  bars: 2,
  keyframeSeconds: 3.6,
  texts: [headline, total, ...slices.flatMap(({ name, value }) => [name, value])],
  colors,
  background: { default: { type: 'color', color: MIST }, allowed: ['color'] },
  draw,
};
