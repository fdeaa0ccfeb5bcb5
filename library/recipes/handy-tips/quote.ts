import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { block, group, picture, shapes } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import { rise } from '../../lottie/reveal';
import { fill, polygon, roundCorners } from '../../lottie/shape';
import { type Box, center, type LottieStage } from '../../lottie/stage';
import { starRow } from '../../lottie/star-row';
import { text } from '../../lottie/text';
import { accent, body, card, colors, display, ink, label, SUN, white } from './look';
import { bouncing, confetti, hop } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const quote = textareaField('quote', 'Quote', 'My fern has a new leaf. I cried a little.', {
  maxLength: 150,
  dataField: 'TEXT',
  dataType: 'review',
});
const author = sceneTextField('author', 'Name', 'Noor', { maxLength: 40, dataField: 'AUTHOR', dataType: 'review' });
const role = sceneTextField('role', 'About the person', 'plant school, class of May', {
  maxLength: 60,
  dataField: 'ROLE',
  dataType: 'review',
});
const photo = sceneImageField('picture', 'Image', 'sunny-plant.jpg', { landscape: 1, portrait: 1 });

function draw(stage: LottieStage): LottieDraft[] {
  const bubble: Box = stage.pick(
    { x: 600, y: 120, width: 1224, height: 640 },
    { x: 84, y: 260, width: 912, height: 880 },
  );
  const face: Box = stage.pick(
    { x: 110, y: 560, width: 380, height: 380 },
    { x: 84, y: 1330, width: 320, height: 320 },
  );
  return [
    ...confetti(stage, 0.4),
    ...portrait(stage, face),
    ...bubblePaper(stage, bubble),
    ...starRow({ at: [bubble.x + 80, bubble.y + 80], size: 72, gap: 14, paint: accent, start: 0.7 }),
    text(quote, {
      box: { x: bubble.x + 80, y: bubble.y + 180, width: bubble.width - 160, height: bubble.height - 250 },
      type: display(stage.pick(128, 116)),
      color: ink,
      fit: { minSize: 54, align: 'center' },
      animators: hop(0.5, 1.1),
    }),
    ...signature(stage),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

function signature(stage: LottieStage): LottieDraft[] {
  const name: Box = stage.pick(
    { x: 640, y: 812, width: 1100, height: 70 },
    { x: 450, y: 1400, width: 546, height: 80 },
  );
  return [
    text(author, {
      box: name,
      type: label(60),
      color: ink,
      fit: { maxLines: 1, minSize: 32 },
      animators: [rise(1, { by: 'line', distance: 30, seconds: 0.5 })],
    }),
    text(role, {
      box: { ...name, y: name.y + stage.pick(74, 84), height: stage.pick(64, 150) },
      type: body(46),
      color: ink,
      fit: { minSize: 28 },
      animators: [rise(1.1, { by: 'line', distance: 30, seconds: 0.5 })],
    }),
  ];
}

function bubblePaper(stage: LottieStage, box: Box): LottieDraft[] {
  const foot = stage.pick<readonly [number, number]>(
    [box.x - 80, box.y + box.height - 40],
    [box.x + 160, box.y + box.height + 110],
  );
  const holder = bouncing(stage, foot, 0.3);
  const local: Box = { ...box, x: box.x - foot[0], y: box.y - foot[1] };
  const tail = polygon(
    stage.pick(
      [
        [0, 0],
        [110, -170],
        [110, 0],
      ],
      [
        [0, 0],
        [20, -150],
        [200, -150],
      ],
    ),
  );
  return [
    block(local, card, { radius: 90, parent: holder, name: 'Speech bubble' }),
    shapes([group([tail, roundCorners(14), fill(card)])], { parent: holder, name: 'Tail' }),
  ];
}

/** A round picture with a white rim. */
function portrait(stage: LottieStage, box: Box): LottieDraft[] {
  const holder = bouncing(stage, center(box), 0.15);
  const local: Box = { x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height };
  const rim: Box = { x: local.x - 18, y: local.y - 18, width: box.width + 36, height: box.height + 36 };
  const round = block(local, ink, { radius: box.width / 2, parent: holder });
  return [
    block(rim, white, { radius: rim.width / 2, parent: holder, name: 'Rim' }),
    picture(photo, local, { parent: holder, matte: inside(round) }),
  ];
}

/** Words of a person, with a round picture. */
export const quoteScene: SceneSource = {
  id: 4108,
  slug: 'quote',
  name: 'Quote',
  description: 'A quote in a bubble beside a round image.',
  bars: 2,
  keyframeSeconds: 3.2,
  texts: [quote, author, role],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: SUN }, allowed: ['color'] },
  draw,
};
