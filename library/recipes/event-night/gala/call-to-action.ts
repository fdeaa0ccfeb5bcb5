import { sceneImageField, sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import { block, logoOf } from '../../../lottie/layers';
import { tiedTo } from '../../../lottie/layout-marks';
import { keys } from '../../../lottie/property';
import { type Box, inset, type LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { body, caps, colors, display, EMERALD, gold, ivory, wine } from './look';
import { appear, divider, fans, frame, gilded, unveil } from './motifs';
import { openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'Will you join us?', { maxLength: 50 });
const detail = textareaField('detail', 'Text', 'Please reply by the first of December.', { maxLength: 90 });
const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });
const logo = sceneImageField('logo', 'Logo', 'juniper-logo.png', { landscape: 2, portrait: 2 }, { dataField: 'LOGO' });

function draw(stage: LottieStage): LottieDraft[] {
  const middle = stage.width / 2;
  const card: Box = stage.pick(
    { x: 1200, y: 190, width: 560, height: 640 },
    { x: 240, y: 210, width: 600, height: 480 },
  );
  const copy: Box = stage.pick(
    { x: 130, y: 150, width: 960, height: 800 },
    { x: 130, y: 760, width: 820, height: 760 },
  );
  const axis = stage.pick(copy.x + copy.width / 2, middle);
  return [
    ...fans(stage, stage.height, stage.pick(10, 6), 0.6),
    ...invitation(card),
    gilded(stage, 'gilded-headline', headline, {
      box: { ...copy, y: copy.y + stage.pick(10, 0), height: stage.pick(330, 330) },
      type: display(stage.pick(164, 148)),
      color: gold,
      align: 'center',
      fit: { minSize: 72, align: 'center' },
      animators: [unveil(0.5, 100)],
    }),
    divider([axis, copy.y + stage.pick(380, 380)], 560, 1),
    text(detail, {
      box: { ...copy, y: copy.y + 420, height: stage.pick(120, 170) },
      type: body(stage.pick(46, 48)),
      color: ivory,
      align: 'center',
      fit: { minSize: 30 },
      animators: [appear(1.1)],
    }),
    ...button(stage, axis),
    ...openingWipe(stage),
  ];
}

/** The web address in a framed button around `axis`, px from the left. */
function button(stage: LottieStage, axis: number): LottieDraft[] {
  const pill: Box = stage.pick(
    { x: axis - 400, y: 730, width: 800, height: 140 },
    { x: 140, y: 1420, width: 800, height: 150 },
  );
  return [
    tiedTo(website, block(pill, wine, { name: 'Button', scale: keys([1, [0, 100], 'inOutQuint'], [1.8, [100, 100]]) })),
    tiedTo(website, frame(inset(pill, -12), 1.2, 14)),
    text(website, {
      box: inset(pill, 50, 20),
      type: caps(stage.pick(46, 44)),
      color: ivory,
      align: 'center',
      fit: { maxLines: 1, minSize: 24, align: 'center' },
      animators: [appear(1.7)],
    }),
  ];
}

/** The logo on a card that opens from its axis. */
function invitation(card: Box): LottieDraft[] {
  return [
    block(card, ivory, { name: 'Invitation', scale: keys([0.4, [0, 100], 'inOutQuint'], [1.3, [100, 100]]) }),
    frame(inset(card, 24), 0.9, 26),
    logoOf(logo, inset(card, 90, 110), { opacity: keys([1, 0, 'outCubic'], [1.5, 100]) }),
  ];
}

/** Address for replies; it stays on screen to the end. */
export const callToAction: SceneSource = {
  id: 3207,
  slug: 'gala-call-to-action',
  name: 'Call to action',
  description: 'Where to reply, with your logo on an invitation.',
  bars: 2,
  keyframeSeconds: 3.8,
  texts: [headline, detail, website],
  images: [logo],
  colors,
  background: { default: { type: 'color', color: EMERALD }, allowed: ['color'] },
  draw,
};
