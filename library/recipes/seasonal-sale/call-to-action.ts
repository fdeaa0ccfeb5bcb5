import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { anchor, group, logoOf, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { fill, rect, stroke } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { body, colors, display, ink, LIME, label, lime, paper, pink, violet } from './look';
import { slam } from './motifs';
import { hook, string, tag } from './paper-goods';
import { tape } from './tape';
import { openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'Only until Sunday', { maxLength: 40 });
const codeLabel = sceneTextField('code-label', 'Code label', 'Your code', { maxLength: 24 });
const code = sceneTextField('code', 'Code', 'WARM20', { maxLength: 14 });
const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });
const logo = sceneImageField('logo', 'Logo', 'juniper-logo.png', { landscape: 2, portrait: 2 }, { dataField: 'LOGO' });

function draw(stage: LottieStage): LottieDraft[] {
  return [
    ...tape(stage, {
      at: stage.pick([960, 1030], [540, 1870]),
      angle: 0,
      width: stage.pick(110, 120),
      background: violet,
      paint: lime,
      start: 0.2,
    }),
    ...logoTag(stage),
    text(headline, {
      box: stage.pick({ x: 88, y: 70, width: 1180, height: 530 }, { x: 78, y: 640, width: 924, height: 500 }),
      type: display(stage.pick(264, 238)),
      color: ink,
      fit: { minSize: 96, align: 'center' },
      animators: [slam(0.2)],
    }),
    ...coupon(stage),
    text(website, {
      box: stage.pick({ x: 96, y: 860, width: 1180, height: 90 }, { x: 84, y: 1640, width: 912, height: 110 }),
      type: label(stage.pick(64, 74)),
      color: ink,
      fit: { maxLines: 1, minSize: 30, align: 'center' },
      animators: [rise(0.9, { by: 'line', distance: 50, seconds: 0.5 })],
    }),
    ...openingWipe(stage),
  ];
}

/** The code in a dashed frame, to be cut out. */
function coupon(stage: LottieStage): LottieDraft[] {
  const box: Box = stage.pick({ x: 96, y: 640, width: 1080, height: 190 }, { x: 84, y: 1200, width: 912, height: 380 });
  const parent = anchor({
    at: [box.x + box.width / 2, box.y + box.height / 2],
    scale: keys([0.6, 0, 'softOvershoot'], [1.05, 100]),
  });
  const local: Box = { x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height };
  const first: Box = stage.pick(
    { x: local.x + 50, y: local.y + 20, width: 370, height: 150 },
    { x: local.x + 50, y: local.y + 30, width: box.width - 100, height: 90 },
  );
  const second: Box = stage.pick(
    { x: local.x + 440, y: local.y + 12, width: 590, height: 166 },
    { x: local.x + 50, y: local.y + 120, width: box.width - 100, height: 230 },
  );
  return [
    shapes(dashedSheet(local), { name: 'Coupon', parent }),
    text(codeLabel, {
      box: first,
      parent,
      type: body(stage.pick(54, 60)),
      color: ink,
      fit: { maxLines: 1, minSize: 28, align: 'center' },
    }),
    text(code, {
      box: second,
      parent,
      type: display(stage.pick(140, 210)),
      color: ink,
      fit: { maxLines: 1, minSize: 56, align: 'center' },
    }),
  ];
}

/** A sheet with a dashed line along its edge. */
function dashedSheet(local: Box) {
  return [
    group([rect(local), fill(pink)]),
    group([
      rect({ x: local.x + 14, y: local.y + 14, width: local.width - 28, height: local.height - 28 }),
      stroke(ink, 5, { dash: [22, 16] }),
    ]),
  ];
}

function logoTag(stage: LottieStage): LottieDraft[] {
  const [width, height] = stage.pick([520, 640] as const, [480, 500] as const);
  const parent = hook(stage, stage.pick([1560, 110], [540, 80]), 0.25, 16);
  const logoWidth = width - 110;
  return [
    shapes([group([tag(width, height), fill(paper)])], { name: 'Tag', parent }),
    logoOf(logo, { x: -logoWidth / 2, y: stage.pick(250, 190), width: logoWidth, height: logoWidth / 2 }, { parent }),
    ...string(parent, 0, 60, ink, ink),
  ];
}

/** Until when, with which code, where. It stays on screen to the end. */
export const callToAction: SceneSource = {
  id: 7107,
  slug: 'call-to-action',
  name: 'Call to action',
  description: 'The deadline, a code to cut out, the address and your logo on a tag.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [headline, codeLabel, code, website],
  images: [logo],
  colors,
  background: { default: { type: 'color', color: LIME }, allowed: ['color'] },
  draw,
};
