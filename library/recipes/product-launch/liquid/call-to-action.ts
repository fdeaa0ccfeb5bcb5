import { sceneImageField, sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import { block, logoOf } from '../../../lottie/layers';
import { tiedTo } from '../../../lottie/layout-marks';
import { keys } from '../../../lottie/property';
import { rise } from '../../../lottie/reveal';
import type { Box, LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { drop, wave, wellUp } from './flow';
import { blush, body, colors, coral, cream, display, label, lilac, PLUM, plum } from './look';
import { openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'Glow home', { maxLength: 40 });
const detail = textareaField('detail', 'Details', 'From €129, delivered free. Thirty nights to fall for it.', {
  maxLength: 110,
});
const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });
const logo = sceneImageField('logo', 'Logo', 'juniper-logo.png', { landscape: 2, portrait: 2 }, { dataField: 'LOGO' });

function draw(stage: LottieStage): LottieDraft[] {
  const middle = stage.pick([1480, 430] as const, [540, 480] as const);
  const logoWidth = stage.pick(440, 440);
  return [
    wave(stage, { paint: lilac, level: stage.pick(940, 1700), direction: -1 }),
    drop(stage, coral, { at: [middle[0] + 50, middle[1] + 60], radius: 390, start: 0.2, bulges: 4, turn: 100 }),
    drop(stage, cream, { at: middle, radius: 370, start: 0.35, bulges: 3, turn: -60 }),
    logoOf(
      logo,
      { x: middle[0] - logoWidth / 2, y: middle[1] - logoWidth / 4, width: logoWidth, height: logoWidth / 2 },
      { scale: keys([0.8, 0, 'softOvershoot'], [1.4, 100]) },
    ),
    text(headline, {
      box: stage.pick({ x: 88, y: 90, width: 980, height: 420 }, { x: 78, y: 930, width: 924, height: 280 }),
      type: display(stage.pick(250, 210)),
      color: blush,
      fit: { minSize: 96, align: stage.pick('center', 'center') },
      animators: [wellUp(0.35)],
    }),
    text(detail, {
      box: stage.pick({ x: 96, y: 530, width: 900, height: 180 }, { x: 84, y: 1240, width: 912, height: 210 }),
      type: body(stage.pick(52, 56)),
      color: cream,
      fit: { minSize: 32 },
      animators: [rise(0.9, { by: 'line', distance: 34 })],
    }),
    ...button(stage),
    wave(stage, { paint: coral, level: stage.pick(1020, 1810), start: 0.25 }),
    ...openingWipe(stage),
  ];
}

/** The web address on a button. */
function button(stage: LottieStage): LottieDraft[] {
  const pill: Box = stage.pick({ x: 96, y: 760, width: 780, height: 140 }, { x: 84, y: 1500, width: 912, height: 160 });
  return [
    tiedTo(
      website,
      block(pill, coral, {
        name: 'Button',
        radius: pill.height / 2,
        scale: keys([1, 0, 'softOvershoot'], [1.6, 100]),
      }),
    ),
    text(website, {
      box: { x: pill.x + 50, y: pill.y + 10, width: pill.width - 100, height: pill.height - 20 },
      type: label(stage.pick(66, 72)),
      color: plum,
      align: 'center',
      fit: { maxLines: 1, minSize: 30, align: 'center' },
      animators: [rise(1.3, { by: 'line', distance: 30, seconds: 0.5 })],
    }),
  ];
}

/** The offer, the address and your logo in a drop. It stays on screen to the end. */
export const callToAction: SceneSource = {
  id: 1207,
  slug: 'call-to-action',
  name: 'Call to action',
  description: 'The offer, the address and your logo in a drop.',
  bars: 2,
  keyframeSeconds: 3.4,
  texts: [headline, detail, website],
  images: [logo],
  colors,
  background: { default: { type: 'color', color: PLUM }, allowed: ['color'] },
  draw,
};
