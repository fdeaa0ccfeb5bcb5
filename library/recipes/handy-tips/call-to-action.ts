import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { blossom } from '../../lottie/figures';
import { block, group, logoOf, shapes } from '../../lottie/layers';
import { tiedTo } from '../../lottie/layout-marks';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { fill } from '../../lottie/shape';
import { type Box, center, inset, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accent, body, card, colors, display, ink, label, pen, SKY, white } from './look';
import { bouncing, confetti, hop, squiggle } from './motifs';
import { openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'More tips every Friday', { maxLength: 60 });
const detail = textareaField('detail', 'Text', 'Save this one for your next watering day.', { maxLength: 110 });
const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });
const note = sceneTextField('note', 'Handwritten note', 'say hi!', { maxLength: 24 });
const logo = sceneImageField('logo', 'Logo', 'juniper-logo.png', { landscape: 2, portrait: 2 }, { dataField: 'LOGO' });

function draw(stage: LottieStage): LottieDraft[] {
  const pill: Box = stage.pick({ x: 96, y: 800, width: 860, height: 170 }, { x: 84, y: 1480, width: 912, height: 180 });
  return [
    ...confetti(stage, 0.4),
    ...badge(stage),
    text(headline, {
      box: stage.pick({ x: 96, y: 120, width: 1000, height: 420 }, { x: 84, y: 870, width: 912, height: 350 }),
      type: display(stage.pick(162, 140)),
      color: ink,
      fit: { minSize: 76, align: stage.pick('center', 'top') },
      animators: hop(0.3),
    }),
    text(detail, {
      box: stage.pick({ x: 96, y: 580, width: 1000, height: 150 }, { x: 84, y: 1250, width: 912, height: 160 }),
      type: body(stage.pick(54, 52)),
      color: ink,
      fit: { minSize: 34 },
      animators: [rise(0.8, { by: 'line', distance: 40 })],
    }),
    ...button(stage, pill),
    ...openingWipe(stage),
  ];
}

function button(stage: LottieStage, pill: Box): LottieDraft[] {
  const holder = bouncing(stage, center(pill), 0.9);
  const local: Box = { x: -pill.width / 2, y: -pill.height / 2, width: pill.width, height: pill.height };
  const noteBox: Box = stage.pick(
    { x: pill.x + pill.width + 40, y: pill.y + 20, width: 300, height: 100 },
    { x: pill.x + 330, y: pill.y + pill.height + 24, width: 320, height: 100 },
  );
  return [
    tiedTo(website, block(local, ink, { radius: pill.height / 2, parent: holder, name: 'Button' })),
    text(website, {
      box: inset(local, 60, 10),
      type: label(66),
      color: card,
      align: 'center',
      fit: { maxLines: 1, minSize: 32, align: 'center' },
      parent: holder,
    }),
    text(note, {
      box: noteBox,
      type: pen(84),
      color: ink,
      rotation: -5,
      fit: { maxLines: 1, minSize: 40, align: 'center' },
      animators: [rise(1.4, { by: 'character', distance: 24, seconds: 0.6 })],
    }),
    ...(stage.isPortrait
      ? []
      : [
          tiedTo(note, squiggle({ x: noteBox.x, y: noteBox.y + 96, width: 220, height: 40 }, 1.6), {
            lines: { x: noteBox.x, y: noteBox.y, width: 220, height: 88 },
            x: 'stretch',
            y: 'bottom',
          }),
        ]),
  ];
}

/** The logo on a large paper flower. */
function badge(stage: LottieStage): LottieDraft[] {
  const box: Box = stage.pick(
    { x: 1160, y: 170, width: 700, height: 700 },
    { x: 210, y: 160, width: 660, height: 660 },
  );
  const radius = box.width / 2;
  const holder = bouncing(stage, center(box), 0.2);
  const spin = keys([0, -20, 'outCubic'], [1.2, 0, 'linear'], [stage.seconds, 36]);
  const plate: Box = { x: -radius * 0.62, y: -radius * 0.36, width: radius * 1.24, height: radius * 0.72 };
  return [
    shapes([group([blossom(radius, radius * 0.86, 14), fill(accent)])], {
      name: 'Flower',
      parent: holder,
      rotation: spin,
    }),
    shapes([group([blossom(radius * 0.8, radius * 0.8, 14), fill(white)])], { name: 'Plate', parent: holder }),
    logoOf(logo, inset(plate, 16, 8), { parent: holder }),
  ];
}

/** Address to find more; it stays on screen to the end. */
export const callToAction: SceneSource = {
  id: 4107,
  slug: 'call-to-action',
  name: 'Call to action',
  description: 'Where to find more, with your logo on a paper flower.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [headline, detail, website, note],
  images: [logo],
  colors,
  background: { default: { type: 'color', color: SKY }, allowed: ['color'] },
  draw,
};
