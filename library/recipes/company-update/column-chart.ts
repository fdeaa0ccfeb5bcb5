import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { rise } from '../../lottie/reveal';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { columns, gridLines } from './charts';
import { body, colors, display, figure, indigo, ink, label, MIST, mint } from './look';
import { card, roll, settle, softBackground, within } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'Best quarter so far', { maxLength: 50 });
const detail = textareaField('detail', 'Text', 'Orders have grown for five quarters in a row.', { maxLength: 110 });
const value = sceneTextField('value', 'Latest value', '18.4k', { maxLength: 8 });
const names = ['Q3', 'Q4', 'Q1', 'Q2', 'Q3'].map((name, index) =>
  sceneTextField(`column-${index + 1}`, `Column ${index + 1}`, name, { maxLength: 8 }),
);
const SHARES = [0.38, 0.47, 0.56, 0.74, 1];

function draw(stage: LottieStage): LottieDraft[] {
  return [
    ...softBackground(stage),
    text(headline, {
      box: stage.pick({ x: 96, y: 150, width: 680, height: 500 }, { x: 84, y: 170, width: 912, height: 330 }),
      type: display(stage.pick(138, 138)),
      color: ink,
      fit: { minSize: 64, align: stage.pick('bottom', 'center') },
      animators: [settle(0.35)],
    }),
    text(detail, {
      box: stage.pick({ x: 96, y: 690, width: 660, height: 240 }, { x: 84, y: 540, width: 912, height: 190 }),
      type: body(stage.pick(52, 54)),
      color: ink,
      fit: { minSize: 34 },
      animators: [settle(0.8)],
    }),
    ...chartCard(stage),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** The columns on a card, under the latest value. */
function chartCard(stage: LottieStage): LottieDraft[] {
  const area: Box = stage.pick({ x: 846, y: 96, width: 978, height: 888 }, { x: 84, y: 790, width: 912, height: 960 });
  const { holder, layers } = card(area, 0.25);
  const room = within(area, 64, 60);
  const chart: Box = { ...room, y: room.y + 150, height: room.height - 250 };
  const onCard = (drafts: readonly LottieDraft[]) => drafts.map((entry) => ({ ...entry, parent: holder }));
  return [
    ...layers,
    ...onCard([gridLines(chart, 5, 0.6)]),
    ...onCard(columns(chart, SHARES, 0.7, indigo, mint)),
    text(value, {
      box: { x: room.x + room.width - 520, y: room.y, width: 520, height: 130 },
      type: figure(112),
      color: ink,
      align: 'right',
      fit: { maxLines: 1, minSize: 50, align: 'center' },
      parent: holder,
      animators: [roll(1.6, 70)],
    }),
    ...columnNames(chart, holder),
  ];
}

/** A name under each column. */
function columnNames(chart: Box, parent: LottieDraft): LottieDraft[] {
  return names.map((name, index) =>
    text(name, {
      box: {
        x: chart.x + (index * chart.width) / names.length + 6,
        y: chart.y + chart.height + 26,
        width: chart.width / names.length - 12,
        height: 64,
      },
      type: label(48),
      color: ink,
      align: 'center',
      fit: { maxLines: 1, minSize: 24, align: 'center' },
      parent,
      animators: [rise(0.8 + index * 0.1, { by: 'line', distance: 24, seconds: 0.4 })],
    }),
  );
}

/** Five columns, of which the last one leads. */
export const columnChart: SceneSource = {
  id: 12103,
  slug: 'column-chart',
  name: 'Columns',
  description: 'Five columns that grow, the last one highest.',
  bars: 2,
  keyframeSeconds: 3.6,
  texts: [headline, detail, value, ...names],
  colors,
  background: { default: { type: 'color', color: MIST }, allowed: ['color'] },
  draw,
};
