import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { logoOf } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { type Box, inset, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { body, COAL, chalk, chalkField, coal, coalField, display, lime, limeField } from './look';
import { chevrons, shoot, slab, slam, speedBars } from './motifs';
import { openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'You in?', { maxLength: 36 });
const detail = textareaField('detail', 'Text', 'Free. Sign up before Sunday, start on Monday.', { maxLength: 100 });
const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });
const logo = sceneImageField('logo', 'Logo', 'juniper-logo.png', { landscape: 2, portrait: 2 }, { dataField: 'LOGO' });

function draw(stage: LottieStage): LottieDraft[] {
  const bar: Box = stage.pick(
    { x: -80, y: 760, width: 1540, height: 230 },
    { x: -80, y: 1450, width: 1180, height: 240 },
  );
  const plate: Box = stage.pick(
    { x: 1430, y: 120, width: 400, height: 300 },
    { x: 130, y: 210, width: 600, height: 380 },
  );
  return [
    speedBars(stage, { ...stage.full, width: stage.width * 1.4 }, chalk, 6),
    slab(plate, chalk, 0.3, 'right'),
    logoOf(logo, inset(plate, 50, 40), { opacity: keys([0.7, 0, 'outCubic'], [0.9, 100]) }),
    text(headline, {
      box: stage.pick({ x: 90, y: 90, width: 1240, height: 470 }, { x: 80, y: 650, width: 920, height: 500 }),
      type: display(stage.pick(430, 370)),
      color: chalk,
      fit: { minSize: 130, align: stage.pick('center', 'bottom') },
      animators: slam(0.3, 0.6),
    }),
    text(detail, {
      box: stage.pick({ x: 96, y: 580, width: 1300, height: 130 }, { x: 84, y: 1200, width: 912, height: 180 }),
      type: body(stage.pick(54, 58)),
      color: chalk,
      fit: { minSize: 34, align: 'center' },
      animators: shoot(0.7),
    }),
    slab(bar, lime, 0.8, 'left'),
    text(website, {
      box: inset({ ...bar, x: stage.margin, width: stage.pick(980, 640) }, 0, 20),
      type: display(stage.pick(116, 104)),
      color: coal,
      fit: { maxLines: 1, minSize: 40, align: 'center' },
      animators: shoot(1),
    }),
    ...chevrons(stage, stage.pick([1120, 825], [770, 1525]), stage.pick(100, 90), 3, coal),
    ...openingWipe(stage),
  ];
}

/** Address to sign up; it stays on screen to the end. */
export const callToAction: SceneSource = {
  id: 11109,
  slug: 'call-to-action',
  name: 'Call to action',
  description: 'Where to sign up, with running chevrons and your logo.',
  bars: 2,
  keyframeSeconds: 2.75,
  texts: [headline, detail, website],
  images: [logo],
  colors: [coalField, chalkField, limeField],
  background: { default: { type: 'color', color: COAL }, allowed: ['color'] },
  draw,
};
