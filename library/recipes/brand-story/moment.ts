import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { scrim } from '../../lottie/scrim';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { dust, eyelids, leak, surface } from './film';
import { amber, colors, cream, credit, serif } from './look';

const place = sceneTextField('place', 'Place and time', 'Örby, early morning', { maxLength: 40 });
const subtitle = textareaField('subtitle', 'Subtitle', 'Every piece waits until the light comes back.', {
  maxLength: 110,
});

function draw(stage: LottieStage): LottieDraft[] {
  return [
    ...scrim(stage, '#0d0906', 0.95),
    ...leak(stage, 'left', 0.9),
    dust(stage),
    text(place, {
      box: stage.pick({ x: 120, y: 166, width: 1300, height: 60 }, { x: 84, y: 230, width: 912, height: 64 }),
      type: credit(stage.pick(42, 42)),
      color: amber,
      fit: { maxLines: 1, minSize: 20, align: 'center' },
      animators: [surface(0.7)],
    }),
    text(subtitle, {
      box: stage.pick({ x: 240, y: 640, width: 1440, height: 270 }, { x: 84, y: 1240, width: 912, height: 500 }),
      type: serif(stage.pick(96, 96)),
      color: cream,
      align: 'center',
      fit: { minSize: 48, align: 'bottom' },
      animators: [surface(0.9, 1.4)],
    }),
    ...eyelids(stage),
  ];
}

/** A shot with a subtitle. */
export const moment: SceneSource = {
  id: 8108,
  slug: 'moment',
  name: 'Full image',
  description: 'Your image or video as a film shot, with a subtitle.',
  bars: 2,
  keyframeSeconds: 3.6,
  texts: [place, subtitle],
  colors,
  background: { default: { type: 'image', file: 'pottery-light.jpg' }, allowed: ['image', 'video', 'color'] },
  draw,
};
