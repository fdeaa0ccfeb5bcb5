import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { block, picture } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { dust, eyelids, fadeUp, leak, push, surface } from './film';
import { amber, colors, cream, credit, NIGHT, night, serif, wide } from './look';

const maker = sceneTextField('maker', 'Presented by', 'Juniper presents', { maxLength: 40, dataField: 'NAME' });
const headline = textareaField('headline', 'Title', 'Made slowly', { maxLength: 50 });
const subline = textareaField('subline', 'Subheading', 'A short film about clay and patience', { maxLength: 90 });
const photo = sceneImageField('picture', 'Image', 'misty-hills.jpg', { landscape: 1920 / 1080, portrait: 1080 / 1920 });

function draw(stage: LottieStage): LottieDraft[] {
  const { width } = stage;
  const line = stage.pick(240, 200);
  return [
    picture(photo, stage.full, {
      scale: keys([0, 116, 'linear'], [stage.seconds, 104]),
      offset: keys([0, [0, 26], 'linear'], [stage.seconds, [0, -18]]),
    }),
    block(stage.full, night, { name: 'Shade', opacity: 52 }),
    ...leak(stage, 'left', 0.7),
    dust(stage),
    text(maker, {
      box: stage.pick({ x: 260, y: 262, width: 1400, height: 60 }, { x: 84, y: 560, width: 912, height: 66 }),
      type: credit(stage.pick(42, 40)),
      color: cream,
      align: 'center',
      fit: { maxLines: 1, minSize: 20, align: 'center' },
      animators: [surface(0.7)],
    }),
    text(headline, {
      box: stage.pick({ x: 130, y: 350, width: 1660, height: 330 }, { x: 84, y: 680, width: 912, height: 480 }),
      type: wide(stage.pick(168, 124)),
      color: cream,
      align: 'center',
      fit: { minSize: 62, align: 'center' },
      scale: push(stage),
      animators: [fadeUp(0.6)],
    }),
    block({ x: (width - line) / 2, y: stage.pick(722, 1210), width: line, height: 4 }, amber, {
      name: 'Line',
      scale: keys([1.4, [0, 100], 'inOutCubic'], [2.4, [100, 100]]),
    }),
    text(subline, {
      box: stage.pick({ x: 260, y: 764, width: 1400, height: 130 }, { x: 84, y: 1260, width: 912, height: 190 }),
      type: serif(stage.pick(54, 58)),
      color: cream,
      align: 'center',
      fit: { minSize: 32 },
      animators: [surface(1.6)],
    }),
    ...eyelids(stage),
  ];
}

/** The title of the film over your picture. */
export const title: SceneSource = {
  id: 8101,
  slug: 'title',
  name: 'Title',
  description: 'The title of the film, far apart, over your image.',
  bars: 2,
  keyframeSeconds: 3.8,
  texts: [maker, headline, subline],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: NIGHT }, allowed: ['color'] },
  draw,
};
