import { sceneImageField, sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import { block, logoOf } from '../../../lottie/layers';
import { tiedTo } from '../../../lottie/layout-marks';
import { keys } from '../../../lottie/property';
import { type Box, inset, type LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { body, coral, ink, LILAC, label, lightColors, lilac, mist, sage, serif } from './look';
import { breath, dawn, drift, halo, hills } from './motifs';
import { openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'Come and sit with us', { maxLength: 50 });
const detail = textareaField('detail', 'Text', 'The first week is free. Bring a blanket.', { maxLength: 90 });
const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });
const logo = sceneImageField('logo', 'Logo', 'juniper-logo.png', { landscape: 2, portrait: 2 }, { dataField: 'LOGO' });

function draw(stage: LottieStage): LottieDraft[] {
  const at: readonly [number, number] = stage.pick([1470, 470], [540, 520]);
  const radius = stage.pick(270, 250);
  const plate: Box = { x: at[0] - radius * 0.7, y: at[1] - radius * 0.38, width: radius * 1.4, height: radius * 0.76 };
  return [
    ...hills(stage, stage.pick(170, 280), sage, coral),
    ...breath(stage, at, radius, mist),
    halo(at, radius * 1.24, lilac, 0.8),
    logoOf(logo, plate, { opacity: keys([0.9, 0, 'inOutSine'], [1.8, 100]) }),
    text(headline, {
      box: stage.pick({ x: 96, y: 150, width: 960, height: 380 }, { x: 84, y: 880, width: 912, height: 330 }),
      type: serif(stage.pick(168, 146)),
      color: ink,
      align: stage.pick('left', 'center'),
      fit: { minSize: 72, align: stage.pick('center', 'bottom') },
      animators: [dawn(0.5)],
    }),
    text(detail, {
      box: stage.pick({ x: 96, y: 560, width: 920, height: 120 }, { x: 100, y: 1235, width: 880, height: 130 }),
      type: body(stage.pick(50, 48)),
      color: ink,
      align: stage.pick('left', 'center'),
      fit: { minSize: 32 },
      animators: [drift(1.1)],
    }),
    ...button(stage),
    ...openingWipe(stage),
  ];
}

/** The web address on a button. */
function button(stage: LottieStage): LottieDraft[] {
  const pill: Box = stage.pick(
    { x: 96, y: 720, width: 860, height: 150 },
    { x: 100, y: 1390, width: 880, height: 170 },
  );
  return [
    tiedTo(
      website,
      block(pill, ink, {
        name: 'Button',
        radius: pill.height / 2,
        scale: keys([1.2, 90, 'outCubic'], [2, 100]),
        opacity: keys([1.2, 0, 'inOutSine'], [1.9, 100]),
      }),
    ),
    text(website, {
      box: inset(pill, 70, 20),
      type: label(stage.pick(64, 66)),
      color: mist,
      align: 'center',
      fit: { maxLines: 1, minSize: 32, align: 'center' },
      animators: [drift(1.6)],
    }),
  ];
}

/** Address to join; it stays on screen to the end. */
export const callToAction: SceneSource = {
  id: 11208,
  slug: 'breath-call-to-action',
  name: 'Call to action',
  description: 'Where to join, with your logo on a disc that breathes.',
  bars: 2,
  keyframeSeconds: 3.8,
  texts: [headline, detail, website],
  images: [logo],
  colors: lightColors,
  background: { default: { type: 'color', color: LILAC }, allowed: ['color'] },
  draw,
};
