import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { block, logoOf } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { type Box, inset, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { blockGrid, type Cell } from './blocks';
import { body, COBALT, cobalt, colors, cream, display, ink, orange, pink, yellow } from './look';
import { pill, swing } from './motifs';
import { openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'Say hello.', { maxLength: 40 });
const detail = textareaField('detail', 'Text', 'Three lines about you are enough. Until 30 September.', {
  maxLength: 120,
});
const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });
const logo = sceneImageField('logo', 'Logo', 'juniper-logo.png', { landscape: 2, portrait: 2 }, { dataField: 'LOGO' });

const LANDSCAPE: readonly Cell[] = [
  { column: 0, row: 0, kind: 'leaf', background: pink, paint: orange, turns: [3, 6] },
  { column: 1, row: 0, kind: 'quarter', background: yellow, paint: cobalt, turns: [4] },
  { column: 0, row: 3, kind: 'half', background: orange, paint: ink, turns: [5] },
  { column: 1, row: 3, kind: 'bridge', background: pink, paint: cobalt, turns: [3, 6] },
];

const PORTRAIT: readonly Cell[] = [
  { column: 0, row: 0, kind: 'leaf', background: pink, paint: orange, turns: [3, 6] },
  { column: 3, row: 0, kind: 'quarter', background: yellow, paint: cobalt, turns: [4] },
  { column: 0, row: 1, kind: 'half', background: orange, paint: ink, turns: [5] },
  { column: 3, row: 1, kind: 'bridge', background: pink, paint: cobalt, turns: [3, 6] },
];

const SIDE = 270;

function draw(stage: LottieStage): LottieDraft[] {
  const plate: Box = stage.pick(
    { x: 1380, y: 270, width: 540, height: 540 },
    { x: 270, y: 0, width: 540, height: 540 },
  );
  const corner = stage.pick([1380, 0] as const, [0, 0] as const);
  return [
    ...blockGrid(stage, corner, SIDE, stage.pick(LANDSCAPE, PORTRAIT), 0.2),
    block(plate, cream, { name: 'Plate', scale: keys([0.4, 0, 'outExpo'], [1, 100]) }),
    logoOf(logo, inset(plate, 70, 170), {
      scale: keys([0.6, 0, 'softOvershoot'], [1.1, 100]),
    }),
    text(headline, {
      box: stage.pick({ x: 88, y: 96, width: 1220, height: 440 }, { x: 78, y: 590, width: 920, height: 580 }),
      type: display(stage.pick(300, 290)),
      color: cream,
      fit: { minSize: 96, align: stage.pick('top', 'center') },
      animators: [swing(0.3)],
    }),
    text(detail, {
      box: stage.pick({ x: 96, y: 590, width: 1160, height: 190 }, { x: 84, y: 1220, width: 912, height: 230 }),
      type: body(stage.pick(58, 60)),
      color: cream,
      fit: { minSize: 34, align: stage.pick('center', 'top') },
      animators: [rise(0.8, { distance: 40 })],
    }),
    ...pill(
      stage,
      website,
      stage.pick({ x: 96, y: 836, width: 900, height: 148 }, { x: 84, y: 1500, width: 912, height: 170 }),
      1,
      yellow,
      ink,
    ),
    ...openingWipe(stage),
  ];
}

/** Ways to apply. It stays on screen to the end. */
export const callToAction: SceneSource = {
  id: 6107,
  slug: 'call-to-action',
  name: 'Call to action',
  description: 'How to apply, the address and your logo among blocks.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [headline, detail, website],
  images: [logo],
  colors,
  background: { default: { type: 'color', color: COBALT }, allowed: ['color'] },
  draw,
};
