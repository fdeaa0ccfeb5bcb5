import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { grow } from '../../lottie/grow';
import { block, group, picture, shapes } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { enter } from '../../lottie/reveal';
import { fill, rect } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { dust, eyelids, leak, surface } from './film';
import { amber, colors, cream, credit, NIGHT, serif } from './look';

const quote = textareaField('quote', 'Quote', '“You can hear it when a bowl is right. It stops asking.”', {
  maxLength: 180,
  dataField: 'TEXT',
  dataType: 'review',
});
const author = sceneTextField('author', 'Name', 'Solveig Aune', {
  maxLength: 40,
  dataField: 'AUTHOR',
  dataType: 'review',
});
const role = sceneTextField('role', 'About the person', 'potter, third generation', {
  maxLength: 50,
  dataField: 'ROLE',
  dataType: 'review',
});
const photo = sceneImageField('picture', 'Image', 'halo-room.jpg', { landscape: 560 / 1080, portrait: 1080 / 700 });

function draw(stage: LottieStage): LottieDraft[] {
  const frame: Box = stage.pick({ x: 0, y: 0, width: 560, height: 1080 }, { x: 0, y: 0, width: 1080, height: 700 });
  const copy = stage.pick({ x: 680, width: 1120 }, { x: 84, width: 912 });
  const opening = shapes([group([rect(frame), fill(cream)])], {
    name: 'Opening',
    offset: keys([0.1, stage.pick([-560, 0], [0, -700]), 'inOutCubic'], [1.3, [0, 0]]),
  });
  return [
    picture(photo, frame, {
      scale: keys([0, 122, 'linear'], [stage.seconds, 108]),
      offset: keys([0, [22, 0], 'linear'], [stage.seconds, [-22, 0]]),
      matte: inside(opening),
    }),
    ...leak(stage, 'right', 0.6),
    dust(stage),
    text(quote, {
      box: stage.pick({ ...copy, y: 190, height: 560 }, { ...copy, y: 800, height: 720 }),
      type: serif(stage.pick(104, 98)),
      color: cream,
      fit: { minSize: 46, align: stage.pick('center', 'top') },
      animators: [enter({ by: 'word', at: 0.6, seconds: 2, overlap: 0.7, softness: 70, state: { y: 24, opacity: 0 } })],
    }),
    ...signature(stage, copy),
    ...eyelids(stage),
  ];
}

/** A line, the name and a few words about the person. */
function signature(stage: LottieStage, copy: Pick<Box, 'x' | 'width'>): LottieDraft[] {
  const foot = stage.pick(800, 1580);
  return [
    block({ x: copy.x, y: foot - 24, width: 120, height: 4 }, amber, {
      name: 'Line',
      ...grow(1.6, 2.4, 'inOutCubic'),
    }),
    text(author, {
      box: { ...copy, y: foot, height: 54 },
      type: credit(stage.pick(38, 42)),
      color: amber,
      fit: { maxLines: 1, minSize: 20, align: 'center' },
      animators: [surface(1.7)],
    }),
    text(role, {
      box: { ...copy, y: foot + 58, height: 62 },
      type: serif(stage.pick(44, 48)),
      color: cream,
      fit: { maxLines: 1, minSize: 26, align: 'center' },
      animators: [surface(1.9)],
    }),
  ];
}

/** Someone speaks into the camera. */
export const quoteScene: SceneSource = {
  id: 8106,
  slug: 'quote',
  name: 'Quote',
  description: 'Someone explains why, beside a slow image.',
  bars: 2,
  keyframeSeconds: 4,
  texts: [quote, author, role],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: NIGHT }, allowed: ['color'] },
  draw,
};
