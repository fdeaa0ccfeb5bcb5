import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { floorPlan } from './floor-plan';
import { body, brass, brassField, ink, inkField, SHEET, serif } from './look';
import { axes, ruledCaption, settle, slidingPicture } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const agent = sceneTextField('agent', 'Agent', 'Juniper Homes', { maxLength: 40, dataField: 'NAME' });
const headline = textareaField('headline', 'Property name', 'Alder House', { maxLength: 50 });
const place = textareaField('place', 'Place', 'Lakeside lane 12, Örby', { maxLength: 60 });
const price = sceneTextField('price', 'Price', '€ 840,000', { maxLength: 24 });
const photo = sceneImageField('picture', 'Image', 'house.jpg', { landscape: 1280 / 726, portrait: 828 / 930 });

interface Sheet {
  readonly picture: Box;
  readonly agent: Box;
  readonly plan: { readonly at: readonly [number, number]; readonly width: number };
  readonly headline: Box;
  readonly place: Box;
  readonly price: Box;
}

const LANDSCAPE: Sheet = {
  picture: { x: 640, y: 0, width: 1280, height: 726 },
  agent: { x: 96, y: 84, width: 460, height: 76 },
  plan: { at: [110, 262], width: 430 },
  headline: { x: 88, y: 770, width: 1130, height: 226 },
  place: { x: 1280, y: 790, width: 544, height: 110 },
  price: { x: 1280, y: 910, width: 544, height: 84 },
};

const PORTRAIT: Sheet = {
  picture: { x: 252, y: 250, width: 828, height: 930 },
  agent: { x: 84, y: 110, width: 700, height: 84 },
  plan: { at: [700, 1560], width: 284 },
  headline: { x: 76, y: 1216, width: 920, height: 270 },
  place: { x: 84, y: 1540, width: 560, height: 140 },
  price: { x: 84, y: 1696, width: 560, height: 100 },
};

function draw(stage: LottieStage): LottieDraft[] {
  const sheet = stage.pick(LANDSCAPE, PORTRAIT);
  const { picture } = sheet;
  return [
    ...axes(stage, [], [stage.pick(picture.height, picture.y), stage.pick(picture.height, 1510)]),
    ...slidingPicture(stage, photo, picture, 0.1, stage.pick('right', 'right')),
    ...ruledCaption(stage, agent, sheet.agent, 0.5),
    floorPlan({ ...sheet.plan, start: 0.4, paint: ink, wall: stage.pick(10, 8) }),
    text(headline, {
      box: sheet.headline,
      type: serif(stage.pick(214, 196)),
      color: ink,
      fit: { minSize: 84, align: 'center' },
      animators: [rise(0.4, { by: 'character', seconds: 1.1, overlap: 0.65, distance: 130 })],
    }),
    text(place, {
      box: sheet.place,
      type: body(stage.pick(46, 50)),
      color: ink,
      fit: { minSize: 30, align: stage.pick('bottom', 'top') },
      animators: [settle(1.1)],
    }),
    text(price, {
      box: sheet.price,
      type: serif(stage.pick(68, 84)),
      color: brass,
      fit: { maxLines: 1, minSize: 36, align: 'bottom' },
      opacity: keys([1.3, 0, 'linear'], [1.7, 100]),
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** The house, its name and its price. */
export const title: SceneSource = {
  id: 5101,
  slug: 'title',
  name: 'Title',
  description: 'The house, its name and its price on an architect’s sheet.',
  bars: 2,
  keyframeSeconds: 3.6,
  texts: [agent, headline, place, price],
  images: [photo],
  colors: [inkField, brassField],
  background: { default: { type: 'color', color: SHEET }, allowed: ['color'] },
  draw,
};
