import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { rise } from '../../lottie/reveal';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { gridLines, lineChart } from './charts';
import { body, colors, display, indigo, ink, MIST, white } from './look';
import { settle, softBackground, tag } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const company = sceneTextField('company', 'Company', 'Juniper', { maxLength: 40, dataField: 'NAME' });
const headline = textareaField('headline', 'Headline', 'Our third quarter, in short', { maxLength: 60 });
const date = sceneTextField('date', 'Date', 'July to September', { maxLength: 40 });
const COURSE = [0.12, 0.24, 0.2, 0.42, 0.36, 0.6, 0.72, 0.96];

function draw(stage: LottieStage): LottieDraft[] {
  const chart: Box = stage.pick(
    { x: -20, y: 560, width: 1800, height: 520 },
    { x: -20, y: 1080, width: 980, height: 840 },
  );
  return [
    ...softBackground(stage),
    gridLines({ ...chart, width: stage.width + 40 }, 6, 0.3, ink, 8),
    ...lineChart(stage, chart, COURSE, 0.5, indigo, 16),
    ...tag(
      company,
      stage.pick({ x: 96, y: 110, width: 900, height: 72 }, { x: 84, y: 190, width: 912, height: 78 }),
      0.4,
      indigo,
    ),
    text(headline, {
      box: stage.pick({ x: 96, y: 220, width: 1240, height: 380 }, { x: 84, y: 310, width: 912, height: 560 }),
      type: display(stage.pick(164, 158)),
      color: ink,
      fit: { minSize: 74, align: 'top' },
      animators: [settle(0.35)],
    }),
    text(date, {
      box: stage.pick({ x: 96, y: 612, width: 800, height: 74 }, { x: 84, y: 900, width: 912, height: 80 }),
      type: body(stage.pick(54, 58)),
      color: ink,
      fit: { maxLines: 1, minSize: 32 },
      animators: [rise(0.9, { by: 'line', distance: 30, seconds: 0.6 })],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** Subject of the report, over a line that climbs. */
export const title: SceneSource = {
  id: 12101,
  slug: 'title',
  name: 'Title',
  description: 'What the report is about, over a line that climbs across the image.',
  bars: 2,
  keyframeSeconds: 3.2,
  texts: [company, headline, date],
  colors: colors.filter(({ innerReference }) => innerReference !== white.sid),
  background: { default: { type: 'color', color: MIST }, allowed: ['color'] },
  draw,
};
