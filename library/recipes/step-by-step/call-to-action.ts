import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { grow } from '../../lottie/grow';
import { block, logoOf } from '../../lottie/layers';
import { tiedTo } from '../../lottie/layout-marks';
import { keys } from '../../lottie/property';
import type { Point } from '../../lottie/shape';
import { type Box, inset, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accent, accentField, BLUE, body, chalk, chalkField, display, ink, inkField, label } from './look';
import { drawn, measure, plot, squares, type } from './motifs';
import { openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'Get the plan, free', { maxLength: 50 });
const detail = textareaField('detail', 'Text', 'Four pages, every measure, one shopping list.', { maxLength: 110 });
const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });
const logo = sceneImageField('logo', 'Logo', 'juniper-logo.png', { landscape: 2, portrait: 2 }, { dataField: 'LOGO' });

function draw(stage: LottieStage): LottieDraft[] {
  const plate: Box = stage.pick(
    { x: 1330, y: 300, width: 480, height: 480 },
    { x: 230, y: 250, width: 600, height: 460 },
  );
  return [
    squares(stage, chalk),
    ...signature(plate),
    text(headline, {
      box: stage.pick({ x: 96, y: 96, width: 1100, height: 440 }, { x: 84, y: 800, width: 912, height: 380 }),
      type: display(stage.pick(196, 172)),
      color: chalk,
      fit: { minSize: 76, align: stage.pick('center', 'bottom') },
      animators: [plot(0.3, 0.8)],
    }),
    text(detail, {
      box: stage.pick({ x: 96, y: 560, width: 1100, height: 150 }, { x: 84, y: 1220, width: 912, height: 150 }),
      type: body(stage.pick(58, 54)),
      color: chalk,
      fit: { minSize: 34 },
      animators: [plot(0.7, 0.8)],
    }),
    ...button(stage),
    ...openingWipe(stage),
  ];
}

/** The web address on a button with an outline. */
function button(stage: LottieStage): LottieDraft[] {
  const area: Box = stage.pick(
    { x: 96, y: 780, width: 1040, height: 180 },
    { x: 84, y: 1430, width: 912, height: 220 },
  );
  return [
    tiedTo(
      website,
      block(area, accent, {
        name: 'Button',
        ...grow(0.8, 1.5, 'inOutQuint'),
      }),
    ),
    tiedTo(website, drawn(outline(inset(area, -18)), chalk, 1.1, 0.7)),
    text(website, {
      box: inset(area, 48, 20),
      type: label(stage.pick(84, 80)),
      color: ink,
      fit: { maxLines: 1, minSize: 36, align: 'center' },
      animators: [type(1.2)],
    }),
  ];
}

/** The logo on a white sheet with its measures. */
function signature(plate: Box): LottieDraft[] {
  return [
    block(plate, chalk, { name: 'Sheet', scale: keys([0.25, [100, 0], 'inOutQuint'], [0.9, [100, 100]]) }),
    logoOf(logo, inset(plate, 60, 60), { opacity: keys([0.8, 0, 'outCubic'], [1.1, 100]) }),
    measure(plate, 'top', 48, chalk, 0.7),
    measure(plate, 'right', 48, chalk, 0.8),
  ];
}

function outline({ x, y, width, height }: Box): readonly (readonly Point[])[] {
  return [
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
      [x, y],
    ],
  ];
}

/** Address of the plan; it stays on screen to the end. */
export const callToAction: SceneSource = {
  id: 9109,
  slug: 'call-to-action',
  name: 'Call to action',
  description: 'Where to get the plan, with your logo on a measured sheet.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [headline, detail, website],
  images: [logo],
  colors: [chalkField, inkField, accentField],
  background: { default: { type: 'color', color: BLUE }, allowed: ['color'] },
  draw,
};
