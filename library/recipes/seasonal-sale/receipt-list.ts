import type { TextFieldSource } from '@spotreel/sdk/internal/contract';
import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { anchor, group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { fill, straightLine, stroke } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { colors, display, ink, label, PINK, paper } from './look';
import { slam } from './motifs';
import { barcode, receipt } from './paper-goods';
import { closingWipe, openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'What goes down', { maxLength: 40 });

interface Line {
  readonly name: TextFieldSource;
  readonly price: TextFieldSource;
}

function line(number: number, name: string, price: string): Line {
  return {
    name: sceneTextField(`item-${number}`, `Line ${number}`, name, { maxLength: 40 }),
    price: sceneTextField(`price-${number}`, `Line ${number}: discount`, price, { maxLength: 10 }),
  };
}

const lines: readonly Line[] = [
  line(1, 'Chairs', '−30%'),
  line(2, 'Lamps', '−40%'),
  line(3, 'Rugs', '−50%'),
  line(4, 'Everything else', '−10%'),
];

function draw(stage: LottieStage): LottieDraft[] {
  const paperBox: Box = stage.pick(
    { x: 960, y: 0, width: 820, height: 990 },
    { x: 90, y: 0, width: 900, height: 1360 },
  );
  return [
    text(headline, {
      box: stage.pick({ x: 88, y: 84, width: 800, height: 900 }, { x: 78, y: 1400, width: 924, height: 440 }),
      type: display(stage.pick(290, 216)),
      color: ink,
      fit: { minSize: 96, align: stage.pick('center', 'center') },
      animators: [slam(0.2)],
    }),
    ...printed(stage, paperBox),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** The receipt comes out of the top edge in steps, a line a beat. */
function printed(stage: LottieStage, box: Box): LottieDraft[] {
  const { beat } = stage;
  const x = box.x + box.width / 2;
  const steps = [1, 0.76, 0.52, 0.28, 0].map((share) => [0, -share * box.height]);
  const hidden = stage.pick(-1, -1.5) * box.height;
  const parent = anchor({
    at: [x, box.y],
    offset: keys(
      [0.1, [0, hidden], 'outCubic'],
      [0.35, steps[1] ?? [0, 0], 'hold'],
      [beat, steps[1] ?? [0, 0], 'outExpo'],
      [beat * 1.4, steps[2] ?? [0, 0], 'hold'],
      [beat * 2, steps[2] ?? [0, 0], 'outExpo'],
      [beat * 2.4, steps[3] ?? [0, 0], 'hold'],
      [beat * 3, steps[3] ?? [0, 0], 'outExpo'],
      [beat * 3.5, [0, 0]],
    ),
    rotation: stage.pick(0, -1),
  });
  const pad = 70;
  const top = stage.pick(96, 110);
  const codeHeight = stage.pick(120, 170);
  const rowHeight = (box.height - top - codeHeight - 110) / lines.length;
  const width = box.width - 2 * pad;
  return [
    shapes([group([receipt(box.width, box.height, 18), fill(paper)])], { name: 'Receipt', parent }),
    ...lines.flatMap((entry, index) =>
      row(stage, entry, { x: -width / 2, y: top + index * rowHeight, width, height: rowHeight }, parent),
    ),
    shapes([barcode(width, codeHeight, ink)], {
      name: 'Barcode',
      parent,
      at: [-width / 2, box.height - codeHeight - 70],
    }),
  ];
}

function row(stage: LottieStage, { name, price }: Line, box: Box, parent: LottieDraft): LottieDraft[] {
  const priceWidth = stage.pick(250, 290);
  const foot = box.y + box.height;
  const rule = group([straightLine([box.x, foot], [box.x + box.width, foot]), stroke(ink, 4, { dash: [14, 12] })]);
  return [
    shapes([rule], { name: 'Perforation', parent }),
    text(name, {
      box: { ...box, width: box.width - priceWidth - 16 },
      parent,
      type: label(stage.pick(54, 58)),
      color: ink,
      fit: { group: 'name', maxLines: 2, minSize: 30, align: 'center' },
    }),
    text(price, {
      box: { ...box, x: box.x + box.width - priceWidth, width: priceWidth },
      parent,
      type: display(stage.pick(104, 124)),
      color: ink,
      align: 'right',
      fit: { group: 'price', maxLines: 1, minSize: 44, align: 'center' },
    }),
  ];
}

/** Reduced items with their discounts, on a receipt. */
export const receiptList: SceneSource = {
  id: 7104,
  slug: 'receipt',
  name: 'List',
  description: 'Four lines and their discounts on a receipt that is printed line by line.',
  bars: 2,
  keyframeSeconds: 2.9,
  texts: [headline, ...lines.flatMap(({ name, price }) => [name, price])],
  colors,
  background: { default: { type: 'color', color: PINK }, allowed: ['color'] },
  draw,
};
