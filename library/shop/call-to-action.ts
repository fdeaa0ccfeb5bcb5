import { sceneImageField, sceneTextField, textareaField } from '../fields';
import type { SceneSource } from '../ingredient';
import type { LottieDraft } from '../lottie/draft';
import { logoOf } from '../lottie/layers';
import { keys } from '../lottie/property';
import { risingLine, risingText } from '../lottie/rising-text';
import type { LottieStage } from '../lottie/stage';
import { plate } from '../lottie/text-marks';
import type { ShopLook, ShopScene } from './shop-look';

const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });
const logo = sceneImageField(
  'logo',
  'Logo',
  'juniper-logo.png',
  { landscape: 2, portrait: 2, square: 2 },
  { dataField: 'LOGO' },
);

/**
 * Address of the shop. It stays on screen to the end. `paints.text` is on the ground, the logo on what `decor` puts
 * there.
 */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: one motif, its layers from back to front
export function shopCallToAction(look: ShopLook, scene: ShopScene, words: string, small: string): SceneSource {
  const headline = textareaField('headline', 'Headline', words, { maxLength: 50 });
  const note = sceneTextField('note', 'Small text', small, { maxLength: 60 });
  const { ground, text, mark, onMark } = scene.paints;

  function draw(stage: LottieStage): LottieDraft[] {
    const size = stage.pick(60, 68, 48);
    return [
      ...scene.decor(stage),
      logoOf(
        logo,
        stage.pick(
          { x: 1310, y: 420, width: 480, height: 240 },
          { x: 270, y: 240, width: 540, height: 270 },
          { x: 622, y: 130, width: 360, height: 180 },
        ),
        { scale: keys([0.5, 84, 'outExpo'], [1.2, 100, 'linear'], [stage.seconds, 104]) },
      ),
      risingText(
        headline,
        stage.pick(
          { x: 88, y: 150, width: 1030, height: 480 },
          { x: 78, y: 720, width: 924, height: 560 },
          { x: 66, y: 390, width: 944, height: 310 },
        ),
        look.display(stage.pick(190, 190, 132) * look.displayScale),
        text,
        0.3,
        { fit: { align: stage.pick('center', 'bottom', 'bottom') } },
      ),
      risingLine(
        website,
        stage.pick(
          { x: 136, y: 700, width: 940, height: 110 },
          { x: 128, y: 1380, width: 824, height: 130 },
          { x: 108, y: 756, width: 860, height: 90 },
        ),
        look.label(size),
        onMark,
        0.8,
        { fit: { plate: plate(mark, size * 0.62, size * 0.34, size * 0.95) } },
      ),
      risingLine(
        note,
        stage.pick(
          { x: 96, y: 870, width: 980, height: 66 },
          { x: 84, y: 1590, width: 912, height: 74 },
          { x: 72, y: 916, width: 936, height: 56 },
        ),
        look.body(stage.pick(44, 48, 36)),
        text,
        1.05,
      ),
      ...look.opening(stage),
    ];
  }

  return {
    id: scene.id,
    slug: 'call-to-action',
    name: 'Call to action',
    description: 'Your address, a reason to order today and your logo.',
    bars: 2,
    keyframeSeconds: 3,
    texts: [headline, website, note],
    images: [logo],
    colors: look.colors,
    background: { default: { type: 'color', color: ground }, allowed: ['color'] },
    draw,
  };
}
