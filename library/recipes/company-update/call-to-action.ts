import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import { pushIn } from '../../lottie/camera';
import type { LottieDraft } from '../../lottie/draft';
import { block, logoOf } from '../../lottie/layers';
import { tiedTo } from '../../lottie/layout-marks';
import { keys } from '../../lottie/property';
import { type Box, inset, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { body, colors, display, indigo, ink, label, MIST, white } from './look';
import { card, settle, softBackground, within } from './motifs';
import { openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'Thank you for a good quarter', { maxLength: 60 });
const detail = textareaField('detail', 'Text', 'The full report is online from today.', { maxLength: 100 });
const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });
const logo = sceneImageField('logo', 'Logo', 'juniper-logo.png', { landscape: 2, portrait: 2 }, { dataField: 'LOGO' });

function draw(stage: LottieStage): LottieDraft[] {
  const area: Box = stage.pick(
    { x: 1230, y: 250, width: 580, height: 580 },
    { x: 190, y: 190, width: 700, height: 560 },
  );
  const { holder, layers } = card(area, 0.25, white, 72);
  const front = [
    ...layers,
    logoOf(logo, within(area, 80, 90), { parent: holder, opacity: keys([0.5, 0, 'outCubic'], [0.9, 100]) }),
    text(headline, {
      box: stage.pick({ x: 96, y: 130, width: 1040, height: 450 }, { x: 84, y: 820, width: 912, height: 450 }),
      type: display(stage.pick(142, 134)),
      color: ink,
      fit: { minSize: 68, align: 'bottom' },
      animators: [settle(0.35)],
    }),
    text(detail, {
      box: stage.pick({ x: 96, y: 610, width: 1000, height: 120 }, { x: 84, y: 1310, width: 912, height: 150 }),
      type: body(stage.pick(54, 56)),
      color: ink,
      fit: { minSize: 34 },
      animators: [settle(0.8)],
    }),
    ...button(stage),
  ];
  return [...softBackground(stage, 1.3), ...pushIn(stage, front), ...openingWipe(stage)];
}

/** The web address on a button. */
function button(stage: LottieStage): LottieDraft[] {
  const area: Box = stage.pick({ x: 96, y: 760, width: 900, height: 170 }, { x: 84, y: 1510, width: 912, height: 190 });
  return [
    tiedTo(
      website,
      block(area, indigo, {
        name: 'Button',
        radius: stage.pick(52, 60),
        scale: keys([0.9, [70, 0], 'softOvershoot'], [1.5, [100, 100]]),
      }),
    ),
    text(website, {
      box: inset(area, 60, 20),
      type: label(stage.pick(76, 78)),
      color: white,
      align: 'center',
      fit: { maxLines: 1, minSize: 34, align: 'center' },
      animators: [settle(1.2, 0.5)],
    }),
  ];
}

/** Thanks, and where the report is; it stays on screen to the end. */
export const callToAction: SceneSource = {
  id: 12110,
  slug: 'call-to-action',
  name: 'Call to action',
  description: 'Thanks, where the report is, and your logo on a card.',
  bars: 2,
  keyframeSeconds: 3.2,
  texts: [headline, detail, website],
  images: [logo],
  colors,
  background: { default: { type: 'color', color: MIST }, allowed: ['color'] },
  draw,
};
