import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { grow } from '../../lottie/grow';
import { block, logoOf } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { type Box, inset, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accent, accentField, body, display, ink, inkField, label, white } from './look';
import { arrowTile } from './motifs';

const headline = textareaField('headline', 'Headline', 'Light up tonight.', { maxLength: 60 });
const detail = textareaField('detail', 'Details', 'From €129, with 30 nights to try it.', { maxLength: 120 });
const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });
const logo = sceneImageField('logo', 'Logo', 'juniper-logo.png', { landscape: 2, portrait: 2 }, { dataField: 'LOGO' });

function draw(stage: LottieStage): LottieDraft[] {
  const band: Box = stage.pick({ x: 0, y: 816, width: 1920, height: 264 }, { x: 0, y: 1340, width: 1080, height: 580 });
  const chip: Box = stage.pick(
    { x: 1504, y: 868, width: 320, height: 160 },
    { x: 84, y: 150, width: 360, height: 180 },
  );
  return [
    text(headline, {
      box: stage.pick({ x: 96, y: 72, width: 1640, height: 570 }, { x: 84, y: 420, width: 912, height: 620 }),
      type: display(stage.pick(296, 204)),
      color: ink,
      fit: { align: stage.pick('top', 'bottom'), minSize: 96 },
      animators: [rise(0.2, { distance: 200, overlap: 0.6, seconds: 0.8 })],
    }),
    text(detail, {
      box: stage.pick({ x: 96, y: 656, width: 1500, height: 130 }, { x: 84, y: 1090, width: 912, height: 190 }),
      type: body(stage.pick(54, 56)),
      color: ink,
      fit: { minSize: 34, align: stage.pick('center', 'top') },
      animators: [rise(0.7, { distance: 40 })],
    }),
    block(band, ink, { ...grow(0.5, 1.1, 'outExpo', 'bottom') }),
    ...address(stage),
    block(chip, white, { radius: 12, scale: keys([1, 0, 'overshoot'], [1.4, 100]) }),
    logoOf(logo, inset(chip, 24, 20), { scale: keys([1.1, 0, 'overshoot'], [1.5, 100]) }),
  ];
}

function address(stage: LottieStage): LottieDraft[] {
  const tile: Box = stage.pick({ x: 96, y: 870, width: 156, height: 156 }, { x: 84, y: 1424, width: 180, height: 180 });
  return [
    ...arrowTile(tile, 0.8, accent, ink),
    text(website, {
      box: stage.pick({ x: 300, y: 880, width: 1140, height: 136 }, { x: 84, y: 1640, width: 912, height: 130 }),
      type: label(stage.pick(92, 96)),
      color: accent,
      fit: { align: 'center', maxLines: 1, minSize: 40 },
      animators: [rise(1, { by: 'character', distance: 60, overlap: 0.6 })],
    }),
  ];
}

/** Next step, and its address. It stays on screen to the end. */
export const callToAction: SceneSource = {
  id: 1107,
  slug: 'call-to-action',
  name: 'Call to action',
  description: 'The offer, the address and your logo.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [headline, detail, website],
  images: [logo],
  colors: [inkField, accentField],
  background: { default: { type: 'color', color: accent.hex }, allowed: ['color'] },
  draw,
};
