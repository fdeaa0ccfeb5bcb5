import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { block, picture } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accent, accentField, body, display, ink, inkField, paper } from './look';
import { arrowTile, ruledHead } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'New from Juniper', { maxLength: 40, dataField: 'NAME' });
const headline = textareaField('headline', 'Headline', 'Meet Halo.', { maxLength: 60 });
const subline = textareaField('subline', 'Subheading', 'The lamp that follows your day.', { maxLength: 90 });
const photo = sceneImageField('picture', 'Image', 'halo-lamp.jpg', { landscape: 900 / 1080, portrait: 1080 / 1030 });

interface Grid {
  readonly panel: Box;
  readonly head: Box;
  readonly headline: Box;
  readonly subline: Box;
  readonly tile: Box;
}

const LANDSCAPE: Grid = {
  panel: { x: 1020, y: 0, width: 900, height: 1080 },
  head: { x: 96, y: 84, width: 828, height: 92 },
  headline: { x: 96, y: 236, width: 860, height: 560 },
  subline: { x: 96, y: 836, width: 828, height: 150 },
  tile: { x: 1020, y: 924, width: 156, height: 156 },
};

const PORTRAIT: Grid = {
  panel: { x: 0, y: 0, width: 1080, height: 1030 },
  head: { x: 84, y: 1080, width: 912, height: 100 },
  headline: { x: 84, y: 1222, width: 912, height: 450 },
  subline: { x: 84, y: 1694, width: 912, height: 142 },
  tile: { x: 840, y: 952, width: 156, height: 156 },
};

function draw(stage: LottieStage): LottieDraft[] {
  const grid = stage.pick(LANDSCAPE, PORTRAIT);
  return [
    ...hero(stage, grid.panel),
    ...ruledHead(stage, kicker, stage.pick(grid.head, { ...grid.head, width: 700 }), ink, accent),
    text(headline, {
      box: grid.headline,
      type: display(stage.pick(268, 236)),
      color: ink,
      fit: { align: stage.pick('bottom', 'top'), minSize: 84 },
      animators: [rise(0.3, { by: 'character', seconds: 0.65, overlap: 0.6, distance: 190 })],
    }),
    text(subline, {
      box: grid.subline,
      type: body(stage.pick(56, 56)),
      color: ink,
      fit: { minSize: 32 },
      animators: [rise(0.7, { distance: 40 })],
    }),
    ...arrowTile(grid.tile, 0.75),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

function hero(stage: LottieStage, panel: Box): LottieDraft[] {
  const window = block(panel, ink, {
    pivot: stage.isPortrait ? [0.5, 0] : [1, 0.5],
    scale: keys([0.1, stage.isPortrait ? [100, 0] : [0, 100], 'inOutQuint'], [0.85, [100, 100]]),
  });
  return [picture(photo, panel, { scale: keys([0, 112, 'linear'], [stage.seconds, 102]), matte: inside(window) })];
}

/** The product, its name and one line: the opening of the film. */
export const title: SceneSource = {
  id: 1101,
  slug: 'title',
  name: 'Title',
  description: 'A large headline beside the product.',
  bars: 2,
  keyframeSeconds: 2.5,
  texts: [kicker, headline, subline],
  images: [photo],
  colors: [inkField, accentField],
  background: { default: { type: 'color', color: paper.hex }, allowed: ['color'] },
  draw,
};
