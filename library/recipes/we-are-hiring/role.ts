import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { group, picture, shapes } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { type Box, center, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { figure, toyBlock } from './blocks';
import { body, cobalt, colors, cream, display, ink, orange, pink, YELLOW } from './look';
import { pill, swing } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const role = textareaField('role', 'The job', 'Product designer', { maxLength: 50 });
const place = sceneTextField('place', 'Type and location', 'Full time, Gothenburg', { maxLength: 40 });
const detail = textareaField('detail', 'Text', 'You sketch, you build, you ask why.', {
  maxLength: 150,
});
const photo = sceneImageField('picture', 'Image', 'bright-desk.jpg', { landscape: 1, portrait: 1 });

function draw(stage: LottieStage): LottieDraft[] {
  const frame: Box = stage.pick({ x: 96, y: 96, width: 888, height: 888 }, { x: 84, y: 120, width: 912, height: 912 });
  const copyX = stage.pick(1084, 84);
  return [
    ...leafPicture(stage, frame),
    text(role, {
      box: stage.pick({ x: copyX, y: 96, width: 740, height: 420 }, { x: 80, y: 1080, width: 916, height: 320 }),
      type: display(stage.pick(160, 160)),
      color: ink,
      fit: { minSize: 64, align: stage.pick('top', 'center') },
      animators: [swing(0.45)],
    }),
    ...pill(
      stage,
      place,
      stage.pick({ x: copyX, y: 570, width: 700, height: 96 }, { x: 84, y: 1420, width: 760, height: 100 }),
      0.8,
      ink,
      cream,
    ),
    text(detail, {
      box: stage.pick({ x: copyX, y: 710, width: 740, height: 274 }, { x: 84, y: 1556, width: 912, height: 270 }),
      type: body(stage.pick(46, 50)),
      color: ink,
      fit: { minSize: 28, align: stage.pick('bottom', 'top') },
      animators: [rise(1, { by: 'line', distance: 34 })],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** The picture in a leaf, with two blocks in its free corners. */
function leafPicture(stage: LottieStage, frame: Box): LottieDraft[] {
  const side = frame.width * 0.27;
  const leaf = shapes([group(figure('leaf', frame.width, ink))], {
    name: 'Leaf',
    at: center(frame),
    scale: keys([0.2, 0, 'outExpo'], [1, 100]),
    rotation: keys([0.2, -90, 'outExpo'], [1.1, 0]),
  });
  return [
    ...toyBlock(
      stage,
      { x: frame.x, y: frame.y, width: side, height: side },
      { kind: 'quarter', background: pink, paint: orange, at: 0.5, turns: [3, 5] },
    ),
    ...toyBlock(
      stage,
      { x: frame.x + frame.width - side, y: frame.y + frame.height - side, width: side, height: side },
      { kind: 'half', background: cobalt, paint: pink, at: 0.65, turns: [2, 4, 6] },
    ),
    picture(photo, frame, { scale: keys([0, 112, 'linear'], [stage.seconds, 104]), matte: inside(leaf) }),
  ];
}

/** The job: what, where, why. */
export const roleScene: SceneSource = {
  id: 6103,
  slug: 'role',
  name: 'The job',
  description: 'An image in a leaf, the job, its location and what it’s about.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [role, place, detail],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: YELLOW }, allowed: ['color'] },
  draw,
};
