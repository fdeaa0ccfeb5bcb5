import type { Transition } from '@spotreel/sdk/internal/contract';
import { createIngredients } from '../../ingredient';
import { group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { fill, rect } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { shopCallToAction } from '../../shop/call-to-action';
import { productReviewScene } from '../../shop/review';
import { chair } from '../../shop/samples';
import type { RecipeSource } from '../../template';
import { CUT, withTransitions } from '../../transitions';
import { countdown } from './countdown';
import { deal } from './deal';
import { BPM, INK, ink, RED, red, WHITE, white, YELLOW } from './look';
import { rays } from './motifs';
import { saving } from './saving';
import { style } from './style';
import { title } from './title';
import { trio } from './trio';

const review = productReviewScene(
  style,
  {
    id: 15106,
    paints: { ground: YELLOW, text: ink, mark: red, onMark: white },
    decor: (stage) => [rays(stage, stage.pick([1510, 540], [540, 510], [824, 500]))],
  },
  chair,
  'I waited for this price for a year. Worth it.',
);

/** The logo is on a card over rays. */
function logoCard(stage: LottieStage) {
  const box: Box = stage.pick(
    { x: 1240, y: 330, width: 620, height: 420 },
    { x: 200, y: 160, width: 680, height: 430 },
    { x: 572, y: 80, width: 456, height: 280 },
  );
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const local: Box = { ...box, x: -box.width / 2, y: -box.height / 2 };
  return [
    rays(stage, middle),
    shapes([group([rect(local, 40), fill(white)])], {
      name: 'Card',
      at: middle,
      scale: keys([0.2, 0, 'softOvershoot'], [0.8, 100]),
    }),
  ];
}

const callToAction = shopCallToAction(
  style,
  { id: 15107, paints: { ground: YELLOW, text: ink, mark: red, onMark: white }, decor: logoCard },
  'Get it while it lasts',
  'Until Sunday, here and online',
);

const transitions: readonly Transition[] = [
  { kind: 'whip', frames: 8, direction: 'left' },
  { kind: 'match', frames: 12 },
  CUT,
  { kind: 'style', frames: 20 },
  CUT,
  { kind: 'push', frames: 8, direction: 'left' },
];

/** Says loudly that something costs less. */
export const priceDrop: RecipeSource = {
  id: 15,
  slug: 'price-drop',
  name: 'Price drop',
  description:
    'Say loudly that it costs less: old and new prices, discounts, jagged stickers and a dial that runs out.',
  goals: ['seasonal-sale', 'promote-product'],
  moods: ['bold', 'energetic'],
  tier: 'free',
  publishedOn: '2026-11-24',
  families: [
    withTransitions(transitions, {
      id: 151,
      slug: 'market-stall',
      name: 'Market stall',
      description: 'A market stall: turning rays, jagged stickers and fat figures in yellow, red and black.',
      bpm: BPM,
      moods: ['Bold', 'Energetic'],
      fontFamily: 'Bebas Neue',
      palette: [YELLOW, INK, RED, WHITE],
      defaultMusicKitId: 6,
      ingredients: createIngredients(
        BPM,
        [title, deal, countdown, trio, saving, review, callToAction],
        ['landscape', 'portrait', 'square'],
      ),
      defaultIngredientIds: [15101, 15102, 15104, 15105, 15103, 15107],
    }),
  ],
};
