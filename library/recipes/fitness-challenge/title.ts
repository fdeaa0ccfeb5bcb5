import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { type Box, inset, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { COAL, chalk, chalkField, coal, coalField, display, label, lime, limeField } from './look';
import { chevrons, cut, shoot, slab, slam, speedBars } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'Juniper Athletics', { maxLength: 40, dataField: 'NAME' });
const headline = textareaField('headline', 'Headline', '30 days.\n30 moves.', { maxLength: 40 });
const start = sceneTextField('start', 'Start date', 'Starts Monday', { maxLength: 30 });
const photo = sceneImageField('picture', 'Image', 'kettlebell.jpg', {
  landscape: 900 / 1080,
  portrait: 1080 / 960,
});

function draw(stage: LottieStage): LottieDraft[] {
  const frame: Box = stage.pick({ x: 1080, y: 0, width: 900, height: 1080 }, { x: 0, y: 0, width: 1080, height: 960 });
  const bar: Box = stage.pick(
    { x: -60, y: 830, width: 1010, height: 150 },
    { x: -60, y: 1590, width: 960, height: 170 },
  );
  return [
    speedBars(stage, { ...stage.full, width: stage.width * 1.4 }, chalk, 5),
    ...cut(stage, photo, frame, 0.1, stage.pick('right', 'above')),
    text(kicker, {
      box: stage.pick({ x: 96, y: 110, width: 960, height: 76 }, { x: 84, y: 1010, width: 912, height: 80 }),
      type: label(stage.pick(54, 58)),
      color: lime,
      fit: { maxLines: 1, minSize: 30, align: 'center' },
      animators: shoot(0.4),
    }),
    text(headline, {
      box: stage.pick({ x: 90, y: 190, width: 960, height: 600 }, { x: 80, y: 1104, width: 920, height: 436 }),
      type: display(stage.pick(250, 226)),
      color: chalk,
      fit: { minSize: 110, align: 'center' },
      animators: slam(0.3, 0.8),
    }),
    slab(bar, lime, 0.75, 'left'),
    text(start, {
      box: inset({ ...bar, x: stage.pick(96, 84), width: stage.pick(620, 560) }, 0, 14),
      type: display(stage.pick(92, 100)),
      color: coal,
      fit: { maxLines: 1, minSize: 40, align: 'center' },
      animators: shoot(0.9),
    }),
    ...chevrons(stage, stage.pick([760, 870], [690, 1640]), stage.pick(70, 70), 3, coal),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** The challenge in two lines, slammed on the beat. */
export const title: SceneSource = {
  id: 11101,
  slug: 'title',
  name: 'Title',
  description: 'The challenge in two lines that slam down beside a slanted image.',
  bars: 2,
  keyframeSeconds: 2.6,
  texts: [kicker, headline, start],
  images: [photo],
  colors: [coalField, chalkField, limeField],
  background: { default: { type: 'color', color: COAL }, allowed: ['color'] },
  draw,
};
