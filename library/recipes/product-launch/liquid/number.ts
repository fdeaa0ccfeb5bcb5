import { sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import { enter, rise } from '../../../lottie/reveal';
import type { LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { wave } from './flow';
import { blush, body, colors, coral, display, lilac, PLUM, plum } from './look';
import { closingWipe, openingWipe } from './wipes';

const figure = sceneTextField('figure', 'Number', '48 h', { maxLength: 10 });
const caption = textareaField('caption', 'Caption', 'of glow from a single charge', { maxLength: 90 });

function draw(stage: LottieStage): LottieDraft[] {
  const level = stage.pick(706, 1180);
  return [
    text(figure, {
      box: stage.pick({ x: 90, y: 62, width: 1740, height: 540 }, { x: 78, y: 420, width: 924, height: 560 }),
      type: display(stage.pick(560, 400)),
      color: blush,
      align: 'center',
      fit: { maxLines: 1, minSize: 140, align: 'center' },
      animators: [enter({ by: 'character', at: 0.5, seconds: 1, overlap: 0.6, state: { y: 420, opacity: 0 } })],
    }),
    wave(stage, { paint: lilac, level: level - stage.pick(46, 60), swell: 44, start: 0.1, direction: -1 }),
    wave(stage, { paint: coral, level: level + 20, swell: 40, start: 0.25 }),
    text(caption, {
      box: stage.pick({ x: 210, y: 800, width: 1500, height: 190 }, { x: 84, y: 1330, width: 912, height: 420 }),
      type: body(stage.pick(78, 84)),
      color: plum,
      align: 'center',
      fit: { minSize: 38, align: stage.pick('center', 'top') },
      animators: [rise(1, { distance: 60 })],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** One number; liquid rises below it. */
export const numberScene: SceneSource = {
  id: 1205,
  slug: 'number',
  name: 'Number',
  description: 'One large number, below it liquid that rises.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [figure, caption],
  colors,
  background: { default: { type: 'color', color: PLUM }, allowed: ['color'] },
  draw,
};
