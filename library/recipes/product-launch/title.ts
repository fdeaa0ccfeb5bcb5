import { imageField, textareaField, textField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { Draft } from '../../lottie/draft';
import { block, picture } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { enter } from '../../lottie/reveal';
import type { Box, Stage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accent, accentField, body, display, ink, inkField, label, PAPER } from './look';
import { closingWipe, openingWipe } from './wipes';

const kicker = textField('kicker', 'Kicker', 'New from Juniper', { maxLength: 40 });
const headline = textareaField('headline', 'Headline', 'Meet Halo.', { maxLength: 60 });
const subline = textareaField('subline', 'Subline', 'The lamp that follows your day.', { maxLength: 90 });
const photo = imageField('picture', 'Picture', 'halo-lamp.jpg', { landscape: 900 / 1080, portrait: 1080 / 1000 });

function draw(stage: Stage): Draft[] {
  const panel: Box = stage.pick({ x: 1020, y: 0, width: 900, height: 1080 }, { x: 0, y: 0, width: 1080, height: 1000 });
  const copy: Box = stage.pick({ x: 96, y: 250, width: 852, height: 560 }, { x: 84, y: 1150, width: 912, height: 420 });
  return [...hero(stage, panel), ...words(stage, copy), ...openingWipe(stage), ...closingWipe(stage)];
}

function hero(stage: Stage, panel: Box): Draft[] {
  const grow = stage.isPortrait ? [100, 0] : [0, 100];
  const window = block(panel, ink, {
    pivot: stage.isPortrait ? [0.5, 0] : [1, 0.5],
    scale: keys([0.2, grow, 'inOutQuint'], [0.95, [100, 100]]),
  });
  const tab: Box = stage.pick(
    { x: 1020 - 36, y: 1080 - 216, width: 72, height: 216 },
    { x: 84, y: 1000 - 36, width: 216, height: 72 },
  );
  return [
    picture(photo, panel, { scale: keys([0, 116, 'outCubic'], [stage.seconds, 102]), matte: inside(window) }),
    block(tab, accent, {
      pivot: stage.isPortrait ? [0, 0.5] : [0.5, 1],
      scale: keys([0.7, stage.isPortrait ? [0, 100] : [100, 0]], [1.2, [100, 100]]),
    }),
  ];
}

function words(stage: Stage, copy: Box): Draft[] {
  const kickerBox: Box = stage.pick(
    { x: 96, y: 96, width: 852, height: 48 },
    { x: 84, y: 1082, width: 912, height: 48 },
  );
  const sublineBox: Box = { x: copy.x, y: copy.y + copy.height + 28, width: copy.width, height: 140 };
  return [
    text(kicker, {
      box: kickerBox,
      type: label(36),
      color: ink,
      fit: { maxLines: 1 },
      animators: [enter({ by: 'line', at: 0.45, seconds: 0.5, state: { y: 40, opacity: 0 }, overlap: 1 })],
    }),
    text(headline, {
      box: copy,
      type: display(stage.pick(200, 200)),
      color: ink,
      fit: { align: stage.pick('bottom', 'top'), minSize: 84 },
      animators: [enter({ by: 'character', at: 0.35, seconds: 0.7, state: { y: 150, opacity: 0 }, overlap: 0.6 })],
    }),
    text(subline, {
      box: sublineBox,
      type: body(44),
      color: ink,
      animators: [enter({ by: 'word', at: 0.8, seconds: 0.7, state: { y: 36, opacity: 0 } })],
    }),
  ];
}

/** The product, its name and one line: the opening of the film. */
export const title: SceneSource = {
  id: 1101,
  slug: 'title',
  name: 'Title',
  description: 'A large headline beside the product.',
  bars: 2,
  keyframeSeconds: 2.5,
  texts: [kicker, headline, subline],
  images: [photo],
  colors: [inkField, accentField],
  background: { default: { type: 'color', color: PAPER }, allowed: ['color'] },
  draw,
};
