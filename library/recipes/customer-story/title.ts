import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { rise } from '../../lottie/reveal';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accentField, body, cream, ink, inkField, serif } from './look';
import { doorway, eyebrow, settle } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'A customer story', { maxLength: 40 });
const headline = textareaField('headline', 'Headline', 'A home that feels like Sunday', { maxLength: 80 });
const people = textareaField('people', 'People and place', 'With Elin and Jonas in Gothenburg', { maxLength: 80 });
const photo = sceneImageField('picture', 'Image', 'still-life.jpg', { landscape: 700 / 930, portrait: 720 / 890 });

function draw(stage: LottieStage): LottieDraft[] {
  const door: Box = stage.pick(
    { x: 1090, y: 150, width: 700, height: 930 },
    { x: 276, y: 1030, width: 720, height: 890 },
  );
  return [
    ...doorway(stage, photo, door, 0.15),
    ...eyebrow(
      kicker,
      stage.pick({ x: 96, y: 96, width: 860, height: 56 }, { x: 84, y: 170, width: 912, height: 60 }),
      0.5,
    ),
    text(headline, {
      box: stage.pick({ x: 96, y: 210, width: 890, height: 610 }, { x: 84, y: 262, width: 912, height: 540 }),
      type: serif(stage.pick(168, 150)),
      color: ink,
      fit: { align: stage.pick('center', 'top'), minSize: 76 },
      animators: [settle(0.45)],
    }),
    text(people, {
      box: stage.pick({ x: 96, y: 860, width: 800, height: 124 }, { x: 84, y: 826, width: 912, height: 124 }),
      type: body(stage.pick(46, 44)),
      color: ink,
      fit: { align: stage.pick('bottom', 'top'), minSize: 26 },
      animators: [rise(1.1, { by: 'line', distance: 30 })],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** The name of the story beside a picture in a doorway. */
export const title: SceneSource = {
  id: 2101,
  slug: 'title',
  name: 'Title',
  description: 'The name of the story beside an image in a doorway.',
  bars: 2,
  keyframeSeconds: 3.5,
  texts: [kicker, headline, people],
  images: [photo],
  colors: [inkField, accentField],
  background: { default: { type: 'color', color: cream.hex }, allowed: ['color'] },
  draw,
};
