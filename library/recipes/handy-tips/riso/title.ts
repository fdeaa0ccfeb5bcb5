import { sceneImageField, sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import { type Box, center, type LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { colors, display, label, navy, PAPER, pink, yellow } from './look';
import { feed, form, misprint, press, printed, screen, stamp } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'Juniper’s sleep school', {
  maxLength: 40,
  dataField: 'NAME',
});
const headline = textareaField('headline', 'Headline', 'Sleep like a stone', { maxLength: 50 });
const note = sceneTextField('note', 'Badge', '3 tips', { maxLength: 12 });
const photo = sceneImageField('picture', 'Image', 'evening-lamp.jpg', { landscape: 1, portrait: 1 });

function draw(stage: LottieStage): LottieDraft[] {
  const size = stage.pick(760, 780);
  const frame: Box = stage.pick(
    { x: 1080, y: 160, width: size, height: size },
    { x: 150, y: 900, width: size, height: size },
  );
  const [x, y] = center(frame);
  return [
    stamp(stage, 'circle', 0.15, { at: [x + 60, y + 50], size: size * 1.04, paint: yellow, isTurning: false }),
    ...printed(stage, photo, frame, form('circle', size), 0.25, pink),
    screen(
      stage.pick({ x: 0, y: 800, width: 960, height: 280 }, { x: 0, y: 1640, width: 1080, height: 280 }),
      24,
      pink,
      0.3,
    ),
    stamp(stage, 'quarter', 0.5, { at: stage.pick([1800, 110], [980, 840]), size: 200, paint: pink, turn: 1 }),
    text(kicker, {
      box: stage.pick({ x: 96, y: 120, width: 940, height: 76 }, { x: 84, y: 180, width: 912, height: 80 }),
      type: label(stage.pick(52, 54)),
      color: navy,
      fit: { maxLines: 1, minSize: 30, align: 'center' },
      animators: [feed(0.4)],
    }),
    ...misprint(
      headline,
      {
        box: stage.pick({ x: 96, y: 220, width: 960, height: 560 }, { x: 84, y: 280, width: 890, height: 520 }),
        type: display(stage.pick(200, 186)),
        color: navy,
        fit: { minSize: 86, align: 'top' },
        animators: [press(0.35)],
      },
      0.35,
    ),
    ...badge(stage),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A disc with a short text. */
function badge(stage: LottieStage): LottieDraft[] {
  const dot = stage.pick(300, 300);
  const spot: readonly [number, number] = stage.pick([1130, 850], [860, 1620]);
  return [
    stamp(stage, 'circle', 0.8, { at: spot, size: dot, paint: yellow, isTurning: false, isOpaque: true }),
    text(note, {
      box: { x: spot[0] - dot * 0.4, y: spot[1] - dot * 0.3, width: dot * 0.8, height: dot * 0.6 },
      type: label(78),
      color: navy,
      align: 'center',
      rotation: -8,
      fit: { minSize: 34, align: 'center' },
      animators: [press(1)],
    }),
  ];
}

/** Subject of the tips, printed in three inks. */
export const title: SceneSource = {
  id: 4201,
  slug: 'riso-title',
  name: 'Title',
  description: 'A headline printed slightly off, with a round image in three inks.',
  bars: 2,
  keyframeSeconds: 2.7,
  texts: [kicker, headline, note],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: PAPER }, allowed: ['color'] },
  draw,
};
