import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { block, picture } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { blockGrid, type Cell } from './blocks';
import { body, CREAM, cobalt, colors, cream, display, ink, orange, pink, yellow } from './look';
import { pill, swing } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const company = sceneTextField('company', 'Company', 'Juniper', { maxLength: 40, dataField: 'NAME' });
const headline = textareaField('headline', 'Headline', 'We are hiring!', { maxLength: 50 });
const subline = textareaField('subline', 'Subheading', 'Come and build good things with us.', { maxLength: 90 });
const photo = sceneImageField('picture', 'Image', 'peg-team.jpg', { landscape: 1, portrait: 810 / 540 });

const LANDSCAPE: readonly Cell[] = [
  { column: 0, row: 0, kind: 'quarter', background: pink, paint: orange, turns: [3, 6] },
  { column: 1, row: 0, kind: 'disc', background: yellow, paint: cobalt },
  { column: 2, row: 0, kind: 'leaf', background: cobalt, paint: pink, turns: [4] },
  { column: 0, row: 1, kind: 'half', background: cobalt, paint: yellow, turns: [2, 5] },
  { column: 0, row: 2, kind: 'leaf', background: orange, paint: cream, turns: [4] },
  { column: 0, row: 3, kind: 'ring', background: cream, paint: cobalt },
  { column: 1, row: 3, kind: 'quarter', background: yellow, paint: orange, quarters: 1, turns: [3, 5] },
  { column: 2, row: 3, kind: 'bridge', background: pink, paint: cobalt, turns: [6] },
];

const PORTRAIT: readonly Cell[] = [
  { column: 0, row: 0, kind: 'quarter', background: pink, paint: orange, turns: [3, 6] },
  { column: 1, row: 0, kind: 'disc', background: yellow, paint: cobalt },
  { column: 2, row: 0, kind: 'leaf', background: cobalt, paint: pink, turns: [4] },
  { column: 3, row: 0, kind: 'bridge', background: cream, paint: orange, turns: [5] },
  { column: 0, row: 1, kind: 'half', background: cobalt, paint: yellow, turns: [2, 5] },
  { column: 0, row: 2, kind: 'leaf', background: orange, paint: cream, turns: [4] },
  { column: 0, row: 3, kind: 'ring', background: cream, paint: cobalt },
  { column: 1, row: 3, kind: 'quarter', background: yellow, paint: orange, quarters: 1, turns: [3, 5] },
  { column: 2, row: 3, kind: 'half', background: pink, paint: cobalt, turns: [6] },
  { column: 3, row: 3, kind: 'triangle', background: cobalt, paint: yellow, quarters: 3, turns: [4] },
];

const SIDE = 270;

function draw(stage: LottieStage): LottieDraft[] {
  const corner = stage.pick([1110, 0] as const, [0, 0] as const);
  const window: Box = stage.pick(
    { x: 1380, y: 270, width: 540, height: 540 },
    { x: 270, y: 270, width: 810, height: 540 },
  );
  const opening = block(window, ink, { scale: keys([0.3, 0, 'outExpo'], [1, 100]) });
  return [
    ...blockGrid(stage, corner, SIDE, stage.pick(LANDSCAPE, PORTRAIT)),
    picture(photo, window, { scale: keys([0, 111, 'linear'], [stage.seconds, 102]), matte: inside(opening) }),
    ...pill(
      stage,
      company,
      stage.pick({ x: 96, y: 96, width: 380, height: 92 }, { x: 84, y: 1140, width: 400, height: 92 }),
      0.4,
      ink,
      cream,
    ),
    text(headline, {
      box: stage.pick({ x: 90, y: 236, width: 980, height: 560 }, { x: 78, y: 1244, width: 930, height: 476 }),
      type: display(stage.pick(264, 228)),
      color: ink,
      fit: { minSize: 88, align: stage.pick('center', 'center') },
      animators: [swing(0.35)],
    }),
    text(subline, {
      box: stage.pick({ x: 96, y: 832, width: 940, height: 152 }, { x: 84, y: 1726, width: 912, height: 124 }),
      type: body(stage.pick(52, 52)),
      color: ink,
      fit: { minSize: 32, align: stage.pick('bottom', 'top') },
      animators: [rise(0.9, { distance: 40 })],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** The news, among blocks that turn. */
export const title: SceneSource = {
  id: 6101,
  slug: 'title',
  name: 'Title',
  description: 'The news in large letters, your team among turning blocks.',
  bars: 2,
  keyframeSeconds: 3.2,
  texts: [company, headline, subline],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: CREAM }, allowed: ['color'] },
  draw,
};
