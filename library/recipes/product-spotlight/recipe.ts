import type { Transition } from '@spotreel/sdk/internal/contract';
import { createIngredients } from '../../ingredient';
import { arch } from '../../lottie/figures';
import { grow } from '../../lottie/grow';
import { block, group, shapes } from '../../lottie/layers';
import { fill } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { shopCallToAction } from '../../shop/call-to-action';
import { detailsScene } from '../../shop/details';
import { productReviewScene } from '../../shop/review';
import { chair, vases } from '../../shop/samples';
import type { RecipeSource } from '../../template';
import { withTransitions } from '../../transitions';
import { BPM, CLAY, clay, ink, NIGHT, PLASTER, plaster, SAND, sun } from './look';
import { risingSun } from './motifs';
import { newPrice } from './new-price';
import { product } from './product';
import { style } from './style';
import { title } from './title';
import { trio } from './trio';

const details = detailsScene(
  style,
  {
    id: 13105,
    paints: { ground: SAND, text: ink, mark: clay, onMark: plaster },
    decor: (stage) => [risingSun(stage, stage.pick([170, 340], [950, 340], [90, 330]), stage.pick(190, 190, 130), sun)],
  },
  chair,
  ['Wool from one family farm', 'Ash wood, oiled by hand', 'Arrives in one piece'],
);

const review = productReviewScene(
  style,
  {
    id: 13106,
    paints: { ground: PLASTER, text: ink, mark: clay, onMark: plaster },
    decor: (stage) => [
      risingSun(stage, stage.pick([1220, 360], [230, 330], [640, 240]), stage.pick(190, 190, 120), sun),
    ],
  },
  vases,
  'Even empty, they make the whole room look finished.',
);

/** The logo is in a doorway. */
function logoDoor(stage: LottieStage) {
  const box: Box = stage.pick(
    { x: 1240, y: 180, width: 620, height: 900 },
    { x: 190, y: 0, width: 700, height: 620 },
    { x: 572, y: 0, width: 460, height: 350 },
  );
  return [
    risingSun(stage, stage.pick([1240, 330], [190, 560], [572, 330]), stage.pick(170, 150, 100), sun),
    stage.ratio === 'landscape'
      ? shapes([group([arch(box), fill(plaster)])], { name: 'Doorway' })
      : block(box, plaster, { name: 'Wall', ...grow(0.2, 1, 'outExpo', 'top') }),
  ];
}

const callToAction = shopCallToAction(
  style,
  { id: 13107, paints: { ground: NIGHT, text: plaster, mark: clay, onMark: plaster }, decor: logoDoor },
  'Bring it home',
  'Free delivery on your first order',
);

const transitions: readonly Transition[] = [
  { kind: 'style', frames: 20 },
  { kind: 'fade', frames: 14 },
  { kind: 'match', frames: 14 },
  { kind: 'luma', frames: 16, direction: 'up' },
  { kind: 'fade', frames: 14 },
];

/** Shows one product the way a gallery would. */
export const productSpotlight: RecipeSource = {
  id: 13,
  slug: 'product-spotlight',
  name: 'Product spotlight',
  description: 'Show one product of your shop like a piece in a gallery: doorways, a rising sun and a slender serif.',
  goals: ['promote-product', 'seasonal-sale'],
  moods: ['elegant', 'calm'],
  tier: 'free',
  publishedOn: '2026-11-24',
  families: [
    withTransitions(transitions, {
      id: 131,
      slug: 'gallery',
      name: 'Gallery',
      description: 'A quiet gallery: doorways in plaster, a sun on the wall and a slender serif.',
      bpm: BPM,
      moods: ['Elegant', 'Calm'],
      fontFamily: 'Playfair Display',
      palette: [PLASTER, ink.hex, CLAY, sun.hex, NIGHT, SAND],
      defaultMusicKitId: 2,
      ingredients: createIngredients(
        BPM,
        [title, product, newPrice, trio, details, review, callToAction],
        ['landscape', 'portrait', 'square'],
      ),
      defaultIngredientIds: [13101, 13102, 13105, 13103, 13107],
    }),
  ],
};
