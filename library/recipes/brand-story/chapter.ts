import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { grow } from '../../lottie/grow';
import { block, group, picture, shapes } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { gradient, rect } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { dust, eyelids, fadeUp, leak, surface } from './film';
import { amber, colors, cream, credit, NIGHT, serif, wide } from './look';

const chapterName = sceneTextField('chapter', 'Chapter', 'Chapter one', { maxLength: 30 });
const headline = textareaField('headline', 'Headline', 'The wheel', { maxLength: 50 });
const detail = textareaField('detail', 'Text', 'One pot takes a week. Nobody here has ever tried to make it faster.', {
  maxLength: 170,
});
const photo = sceneImageField('picture', 'Image', 'pottery-light.jpg', {
  landscape: 1240 / 1080,
  portrait: 1080 / 1160,
});

function draw(stage: LottieStage): LottieDraft[] {
  const frame: Box = stage.pick({ x: 0, y: 0, width: 1240, height: 1080 }, { x: 0, y: 0, width: 1080, height: 1160 });
  const copy = stage.pick({ x: 1190, y: 190, width: 630, height: 700 }, { x: 84, y: 1090, width: 912, height: 660 });
  return [
    picture(photo, frame, {
      scale: keys([0, 108, 'linear'], [stage.seconds, 120]),
      offset: keys([0, [-24, 0], 'linear'], [stage.seconds, [24, -12]]),
      matte: inside(fadingEdge(stage, frame)),
    }),
    ...leak(stage, 'right', 0.55),
    dust(stage),
    text(chapterName, {
      box: { ...copy, height: 60 },
      type: credit(stage.pick(38, 40)),
      color: amber,
      fit: { maxLines: 1, minSize: 20, align: 'center' },
      animators: [surface(0.6)],
    }),
    text(headline, {
      box: { ...copy, y: copy.y + stage.pick(84, 80), height: stage.pick(230, 220) },
      type: wide(stage.pick(92, 100)),
      color: cream,
      fit: { minSize: 42, align: stage.pick('center', 'center') },
      animators: [fadeUp(0.7)],
    }),
    block({ x: copy.x, y: copy.y + stage.pick(346, 330), width: 120, height: 4 }, amber, {
      name: 'Line',
      ...grow(1.2, 2, 'inOutCubic'),
    }),
    text(detail, {
      box: { ...copy, y: copy.y + stage.pick(390, 370), height: stage.pick(300, 290) },
      type: serif(stage.pick(54, 60)),
      color: cream,
      fit: { minSize: 30 },
      animators: [surface(1.4)],
    }),
    ...eyelids(stage),
  ];
}

/** The picture dissolves into the dark on the side of the text. */
function fadingEdge(stage: LottieStage, frame: Box): LottieDraft {
  const end = stage.pick([frame.width, 0] as const, [0, frame.height] as const);
  const fade = gradient('linear', [0, 0], end, [
    [0, '#ffffff', 1],
    [0.6, '#ffffff', 1],
    [0.94, '#ffffff', 0],
    [1, '#ffffff', 0],
  ]);
  return shapes([group([rect(frame), fade])], { name: 'Fading edge' });
}

/** A chapter: a picture that dissolves into the dark, and what happened. */
export const chapter: SceneSource = {
  id: 8103,
  slug: 'chapter',
  name: 'Image and text',
  description: 'An image that dissolves into the dark, and a chapter of the story.',
  bars: 2,
  keyframeSeconds: 3.8,
  texts: [chapterName, headline, detail],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: NIGHT }, allowed: ['color'] },
  draw,
};
