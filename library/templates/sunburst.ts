/** An image for an event: rays from behind a picture in an arch, the name in soft letters, date and place in a strip. */
import { sceneColorField, sceneImageField, sceneTextField, textareaField } from '../fields';
import { fixed, slot } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { arch, polar } from '../lottie/figures';
import { block, group, picture, shapes } from '../lottie/layers';
import { inside } from '../lottie/matte';
import { fill, polygon } from '../lottie/shape';
import { type Box, inset, type LottieStage } from '../lottie/stage';
import { text } from '../lottie/text';
import { ONE_FRAME, type TemplateGroupSource } from '../template-source';

const ARCHES: Readonly<Record<'landscape' | 'portrait' | 'square', Box>> = {
  landscape: { x: 1090, y: 130, width: 640, height: 726 },
  portrait: { x: 200, y: 760, width: 680, height: 780 },
  square: { x: 560, y: 250, width: 448, height: 570 },
};

const aspectOf = ({ width, height }: Box) => width / height;
const kicker = sceneTextField('kicker', 'Small heading', 'Juniper invites you', { maxLength: 44, dataField: 'NAME' });
const headline = textareaField('headline', 'Event name', 'Plant swap Sunday', { maxLength: 46 });
const date = sceneTextField('date', 'Date', 'Sun 18 October', { maxLength: 28 });
const place = sceneTextField('place', 'Place', 'Pier 9, from 10 am', { maxLength: 36 });
const photo = sceneImageField('picture', 'Image', 'sunny-plant.jpg', {
  landscape: aspectOf(ARCHES.landscape),
  portrait: aspectOf(ARCHES.portrait),
  square: aspectOf(ARCHES.square),
});

const background = slot('ground', '#ffd166');
const ray = slot('rays', '#ffbd3d');
const frame = slot('frame', '#fff8e7');
const rim = slot('arch', '#c8452f');
const strip = slot('strip', '#7a2e1f');
const ink = slot('text', '#5c1f14');
const white = fixed('#ffffff');

function draw(stage: LottieStage): LottieDraft[] {
  const box = ARCHES[stage.ratio];
  return [
    block(stage.full, background, { name: 'Ground' }),
    rays(stage, box),
    ...door(box),
    ...title(stage),
    ...facts(stage),
  ];
}

function rays(stage: LottieStage, { x, y, width }: Box): LottieDraft {
  const far = stage.width + stage.height;
  const wedges = Array.from({ length: 16 }, (_, index) => {
    const from = index * 22.5;
    return group([polygon([[0, 0], polar(far, from - 5.6), polar(far, from + 5.6)]), fill(ray)]);
  });
  return shapes(wedges, { name: 'Rays', at: [x + width / 2, y + width * 0.62] });
}

/** The picture behind an arch, with two frames around it. */
function door(box: Box): LottieDraft[] {
  const outer = (by: number): Box => ({
    x: box.x - by,
    y: box.y - by,
    width: box.width + 2 * by,
    height: box.height + by,
  });
  const window = shapes([group([arch(box), fill(white)])], { name: 'Window' });
  return [
    shapes([group([arch(outer(52)), fill(rim)])], { name: 'Outer frame' }),
    shapes([group([arch(outer(28)), fill(frame)])], { name: 'Frame' }),
    picture(photo, box, { matte: inside(window) }),
  ];
}

function title(stage: LottieStage): LottieDraft[] {
  const align = stage.pick('left' as const, 'center' as const, 'left' as const);
  return [
    text(kicker, {
      box: stage.pick(
        { x: 96, y: 130, width: 860, height: 64 },
        { x: 84, y: 150, width: 912, height: 68 },
        { x: 72, y: 80, width: 936, height: 54 },
      ),
      type: { family: 'Poppins', weight: 600, size: stage.pick(46, 50, 40), leading: 1.25, tracking: -5 },
      color: ink,
      align,
      fit: { maxLines: 1, minSize: 24, align: 'center' },
    }),
    text(headline, {
      box: stage.pick(
        { x: 90, y: 216, width: 850, height: 590 },
        { x: 78, y: 232, width: 924, height: 400 },
        { x: 66, y: 142, width: 430, height: 660 },
      ),
      type: { family: 'Fraunces', weight: 700, size: stage.pick(190, 156, 112), leading: 0.96, tracking: -30 },
      color: ink,
      align,
      fit: { minSize: 44 },
    }),
  ];
}

/** The strip below the arch: date on the left, place on the right. */
function facts(stage: LottieStage): LottieDraft[] {
  const bar = stage.pick<Box>(
    { x: 0, y: 856, width: 1920, height: 224 },
    { x: 0, y: 1540, width: 1080, height: 380 },
    { x: 0, y: 820, width: 1080, height: 260 },
  );
  const safe = inset(bar, stage.margin, 0);
  const type = { family: 'Fraunces', weight: 700, size: stage.pick(76, 82, 66), leading: 1.15, tracking: -15 };
  const half = (safe.width - 40) / 2;
  return [
    block(bar, strip, { name: 'Strip' }),
    text(date, {
      box: stage.pick(
        { ...safe, y: 892, width: half, height: 120 },
        { ...safe, y: 1590, height: 110 },
        { ...safe, y: 850, height: 84 },
      ),
      type,
      color: frame,
      align: stage.pick('left', 'center', 'left'),
      fit: { maxLines: 1, minSize: 34, align: 'center' },
    }),
    text(place, {
      box: stage.pick(
        { ...safe, x: safe.x + half + 40, y: 892, width: half, height: 120 },
        { ...safe, y: 1706, height: 90 },
        { ...safe, y: 934, height: 70 },
      ),
      type: { ...type, family: 'Poppins', weight: 500, size: stage.pick(56, 60, 46), tracking: -5 },
      color: frame,
      align: stage.pick('right', 'center', 'left'),
      fit: { maxLines: 1, minSize: 28, align: 'center' },
    }),
  ];
}

export const sunburst: TemplateGroupSource = {
  ...ONE_FRAME,
  id: 222,
  templateIds: { landscape: 2067, portrait: 2068, square: 2069 },
  slug: 'sunburst',
  name: 'Sunburst',
  description: 'An invitation with sun rays, your image in an arch, a date and a place.',
  goals: ['announce-event'],
  moods: ['warm', 'playful'],
  categories: ['image-posts', 'social-posts'],
  tier: 'free',
  publishedOn: '2026-10-24',
  fontFamily: 'Fraunces',
  palette: [background.hex, ink.hex, rim.hex, strip.hex, ray.hex, frame.hex],
  texts: [kicker, headline, date, place],
  images: [photo],
  colors: [
    sceneColorField('Backdrop', background),
    sceneColorField('Rays', ray),
    sceneColorField('Frame', frame),
    sceneColorField('Arch', rim, { dataField: 'PRIMARY_COLOR' }),
    sceneColorField('Strip', strip),
    sceneColorField('Text', ink),
  ],
  background: { default: { type: 'color', color: '#ffd166' }, allowed: ['color'] },
  draw,
};
