import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { gridLines, lineChart } from './charts';
import { body, colors, figure, ink, label, mint, NAVY, white } from './look';
import { roll, settle, softBackground } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const before = sceneTextField('before', 'Text before the number', 'Revenue', { maxLength: 30 });
const number = sceneTextField('number', 'Number', '+38%', { maxLength: 8 });
const after = textareaField('after', 'Meaning', 'compared with the same quarter last year', { maxLength: 90 });
const COURSE = [0.05, 0.16, 0.12, 0.3, 0.42, 0.38, 0.66, 0.98];

function draw(stage: LottieStage): LottieDraft[] {
  const chart: Box = stage.pick(
    { x: 1000, y: 180, width: 800, height: 720 },
    { x: 84, y: 1090, width: 880, height: 560 },
  );
  return [
    ...softBackground(stage, 1.5),
    gridLines(chart, 6, 0.3, white, 18),
    ...lineChart(stage, chart, COURSE, 0.5, mint, 16),
    text(before, {
      box: stage.pick({ x: 96, y: 190, width: 820, height: 90 }, { x: 84, y: 200, width: 912, height: 90 }),
      type: label(stage.pick(66, 70)),
      color: white,
      fit: { maxLines: 1, minSize: 34, align: 'center' },
      animators: [settle(0.4, 0.5)],
    }),
    text(number, {
      box: stage.pick({ x: 90, y: 290, width: 850, height: 390 }, { x: 78, y: 300, width: 924, height: 400 }),
      type: figure(stage.pick(330, 350)),
      color: white,
      fit: { maxLines: 1, minSize: 120, align: 'center' },
      animators: [roll(0.5, 200)],
    }),
    text(after, {
      box: stage.pick({ x: 96, y: 690, width: 800, height: 230 }, { x: 84, y: 730, width: 912, height: 250 }),
      type: body(stage.pick(62, 64)),
      color: white,
      fit: { minSize: 38 },
      animators: [settle(0.9)],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** One number beside a line that climbs. */
export const growth: SceneSource = {
  id: 12104,
  slug: 'growth',
  name: 'Growth',
  description: 'One number beside a line that climbs.',
  bars: 2,
  keyframeSeconds: 3.4,
  texts: [before, number, after],
  colors: colors.filter(({ innerReference }) => innerReference !== ink.sid),
  background: { default: { type: 'color', color: NAVY }, allowed: ['color'] },
  draw,
};
