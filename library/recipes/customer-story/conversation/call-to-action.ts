import { sceneImageField, sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import { block, group, logoOf, shapes } from '../../../lottie/layers';
import { keys } from '../../../lottie/property';
import { enter } from '../../../lottie/reveal';
import { ellipse, fill, polygon, straightLine, stroke } from '../../../lottie/shape';
import { type Box, inset, type LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { bubble, saying } from './bubble';
import { body, colors, display, ink, label, TEAL, teal, white, yellow } from './look';
import { openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'Your turn. Tell us everything.', { maxLength: 60 });
const detail = textareaField('detail', 'Text', 'The first visit is on us.', { maxLength: 80 });
const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });
const logo = sceneImageField('logo', 'Logo', 'juniper-logo.png', { landscape: 2, portrait: 2 }, { dataField: 'LOGO' });

function draw(stage: LottieStage): LottieDraft[] {
  const plate: Box = stage.pick(
    { x: 1364, y: 96, width: 420, height: 270 },
    { x: 84, y: 150, width: 480, height: 300 },
  );
  return [
    ...saying(headline, {
      box: stage.pick({ x: 96, y: 96, width: 1180, height: 480 }, { x: 84, y: 540, width: 912, height: 620 }),
      side: 'left',
      background: yellow,
      at: 0.25,
      padding: 72,
      type: display(stage.pick(164, 158)),
      color: ink,
      fit: { minSize: 72 },
    }),
    bubble(plate, stage.pick('right', 'left'), white, 0.7),
    logoOf(logo, inset(plate, 50, 40), { scale: keys([0.9, 0, 'softOvershoot'], [1.3, 100]) }),
    ...saying(detail, {
      box: stage.pick({ x: 96, y: 636, width: 900, height: 140 }, { x: 84, y: 1240, width: 820, height: 190 }),
      side: 'left',
      background: white,
      at: 0.9,
      padding: 52,
      type: body(stage.pick(54, 60)),
      color: ink,
      fit: { minSize: 30 },
    }),
    ...inputLine(stage),
    ...openingWipe(stage),
  ];
}

/** The address is typed where one writes, and the button waits to be pressed. */
function inputLine(stage: LottieStage): LottieDraft[] {
  const box: Box = stage.pick({ x: 96, y: 846, width: 1728, height: 150 }, { x: 70, y: 1590, width: 940, height: 180 });
  const at = 0.7;
  const size = box.height - 28;
  return [
    block(box, white, {
      name: 'Input',
      radius: box.height / 2,
      offset: keys([at, [0, 420], 'outExpo'], [at + 0.7, [0, 0]]),
    }),
    text(website, {
      box: { x: box.x + 70, y: box.y + 10, width: box.width - size - 130, height: box.height - 20 },
      type: label(stage.pick(68, 76)),
      color: teal,
      fit: { maxLines: 1, minSize: 30, align: 'center' },
      animators: [
        enter({ by: 'character', at: at + 0.6, seconds: 1, overlap: 0.05, softness: 0, state: { opacity: 0 } }),
      ],
    }),
    sendButton(stage, [box.x + box.width - box.height / 2, box.y + box.height / 2], size, at + 0.5),
  ];
}

/** A disc with an arrow, which is pressed at the fifth beat. */
function sendButton(stage: LottieStage, middle: readonly [number, number], size: number, start: number): LottieDraft {
  const press = stage.beat * 5;
  const arrow = size * 0.2;
  return shapes(
    [
      group([ellipse([0, 0], size), fill(teal)]),
      group([
        polygon(
          [
            [-arrow, -arrow * 0.1],
            [0, -arrow * 1.1],
            [arrow, -arrow * 0.1],
          ],
          false,
        ),
        stroke(white, size * 0.09, { cap: 'round' }),
      ]),
      group([straightLine([0, -arrow], [0, arrow * 1.1]), stroke(white, size * 0.09, { cap: 'round' })]),
    ],
    {
      name: 'Send',
      at: middle,
      scale: keys(
        [start, 0, 'softOvershoot'],
        [start + 0.4, 100, 'hold'],
        [press, 100, 'outCubic'],
        [press + 0.12, 82, 'softOvershoot'],
        [press + 0.5, 100],
      ),
    },
  );
}

/** An invitation to write. It stays on screen to the end. */
export const callToAction: SceneSource = {
  id: 2207,
  slug: 'call-to-action',
  name: 'Call to action',
  description: 'An invitation, your logo and your website in an address bar.',
  bars: 2,
  keyframeSeconds: 3.6,
  texts: [headline, detail, website],
  images: [logo],
  colors,
  background: { default: { type: 'color', color: TEAL }, allowed: ['color'] },
  draw,
};
