/** A scene of 1920 x 1080 for each effect of the painter. It has a photo and a card in front of it, and one of them has the effect. */
import { animation, precomp } from '../../../library/lottie/animation';
import { fixed } from '../../../library/lottie/color';
import type { LayerOptions, LottieDraft } from '../../../library/lottie/draft';
import {
  brightnessContrast,
  dropShadow,
  gaussianBlur,
  grain,
  hueSaturation,
  innerGlow,
  innerShadow,
  lightGlow,
  outerGlow,
  tritone,
} from '../../../library/lottie/effects';
import { group, shapes } from '../../../library/lottie/layers';
import { lightLeak } from '../../../library/lottie/light-leak';
import { keys } from '../../../library/lottie/property';
import { ellipse, fill, gradient, polygon, rect } from '../../../library/lottie/shape';
import { createLottieStage } from '../../../library/lottie/stage';
import type { LottieAnimation } from '../../../sdk/scene/lottie';

/** A file of `library/media`. */
export const EXAMPLE_PHOTO = 'neon-arches.jpg';
/** The frame that is shown. */
export const EXAMPLE_FRAME = 20;

export interface EffectExample {
  readonly slug: string;
  readonly shown: LottieAnimation;
  /** The scene without the effect. */
  readonly plain: LottieAnimation;
}

const stage = createLottieStage('landscape', 1, 120);
const CREAM = fixed('#fff4e2');
const CORAL = fixed('#ff6a4d');
const NIGHT = fixed('#1c2340');
const PHOTO_ASSET = { id: 'photo', w: stage.width, h: stage.height, u: '', p: EXAMPLE_PHOTO, e: 0 as const };

function photo(options: LayerOptions = {}): LottieDraft {
  const { layer, ...rest } = precomp(stage, PHOTO_ASSET.id, [], { name: 'Photo', ...options });
  return { ...rest, layer: { ...layer, ty: 2 }, assets: [PHOTO_ASSET] };
}

/** A card with a disc and a mark, which have the edges and corners of letters. */
function card(options: LayerOptions = {}): LottieDraft {
  const mark = polygon([
    [60, -70],
    [230, 0],
    [60, 70],
  ]);
  const parts = [
    group([rect({ x: -340, y: -190, width: 680, height: 380 }, 48), fill(CREAM)]),
    group([ellipse([-130, 0], 200), fill(CORAL)]),
    group([mark, fill(NIGHT)]),
  ];
  return shapes(parts, { at: [960, 540], name: 'Card', ...options });
}

const still = photo();

function onCard(slug: string, options: LayerOptions): EffectExample {
  const drafts = [still, card(options)];
  return { slug, shown: animation(stage, slug, drafts), plain: animation(stage, slug, [still, card()]) };
}

function onPhoto(slug: string, options: LayerOptions): EffectExample {
  const drafts = [photo(options), card()];
  return { slug, shown: animation(stage, slug, drafts), plain: animation(stage, slug, [still, card()]) };
}

/** The mask of a photo in an ellipse, px of its soft edge. */
function feathered(): EffectExample {
  const around = shapes([
    group([
      rect(stage.full),
      gradient(
        'linear',
        [0, 0],
        [0, 1080],
        [
          [0, '#31204a'],
          [1, '#120c20'],
        ],
      ),
    ]),
  ]);
  const cut = photo();
  const masksProperties = [
    {
      mode: 'a',
      inv: false,
      pt: { a: 0, k: ELLIPSE },
      o: { a: 0, k: 100 },
      x: { a: 0, k: 0 },
      f: { a: 0, k: [220, 220] },
    },
  ];
  const masked = { ...cut, layer: { ...cut.layer, hasMask: true, masksProperties } };
  const plain = animation(stage, 'feathered-edges', [around, still]);
  return { slug: 'feathered-edges', shown: animation(stage, 'feathered-edges', [around, masked]), plain };
}

/** Tangents of a quarter of an ellipse, by its radius. */
const QUARTER = 0.5523;
const RADIUS_X = 640;
const RADIUS_Y = 380;
const ELLIPSE = {
  c: true,
  v: [
    [960, 540 - RADIUS_Y],
    [960 + RADIUS_X, 540],
    [960, 540 + RADIUS_Y],
    [960 - RADIUS_X, 540],
  ],
  i: [
    [-RADIUS_X * QUARTER, 0],
    [0, -RADIUS_Y * QUARTER],
    [RADIUS_X * QUARTER, 0],
    [0, RADIUS_Y * QUARTER],
  ],
  o: [
    [RADIUS_X * QUARTER, 0],
    [0, RADIUS_Y * QUARTER],
    [-RADIUS_X * QUARTER, 0],
    [0, -RADIUS_Y * QUARTER],
  ],
};

const FLIGHT = keys([0, [-1000, 60, 0], 'linear'], [1.35, [1000, -60, 0]]);

export const effectExamples: readonly EffectExample[] = [
  onPhoto('gaussian-blur', { effects: [gaussianBlur(70, true)] }),
  onCard('drop-shadow', { effects: [dropShadow('#000000', 75, 26, 110)] }),
  onCard('inner-shadow', { styles: [innerShadow('#2a1030', 80, 120, 26, 60)] }),
  onCard('outer-glow', { styles: [outerGlow('#ffd27a', 100, 160)] }),
  onCard('inner-glow', { styles: [innerGlow('#ff5a36', 90, 110)] }),
  onPhoto('glow', { effects: [lightGlow(55, 90, 1)] }),
  onPhoto('grain', { effects: [grain(8)] }),
  onPhoto('brightness-contrast', { effects: [brightnessContrast(35, 55)] }),
  onPhoto('hue-saturation', { effects: [hueSaturation(120, 10)] }),
  onPhoto('tritone', { effects: [tritone('#ffe9b8', '#d8486a', '#1a1147')] }),
  feathered(),
  onCard('motion-blur', { isMotionBlurred: true, offset: FLIGHT }),
  {
    slug: 'light-leak',
    shown: animation(stage, 'light-leak', [
      still,
      card(),
      lightLeak(stage, { colors: ['#ff8a3c', '#ff3d6e', '#ffb347'] }),
    ]),
    plain: animation(stage, 'light-leak', [still, card()]),
  },
];
