/** An image of a quote in large grotesk letters on a colored background, with one huge ball that rises behind them. */
import { sceneColorField, sceneImageField, sceneTextField, textareaField } from '../fields';
import { slot } from '../lottie/color';
import type { LottieDraft } from '../lottie/draft';
import { block, group, logoOf, shapes } from '../lottie/layers';
import { ellipse, fill, repeat } from '../lottie/shape';
import { type Box, inset, type LottieStage } from '../lottie/stage';
import { text } from '../lottie/text';
import { ONE_FRAME, type TemplateGroupSource } from '../template-source';

const quote = textareaField('quote', 'Quote', '“Light is the first piece of furniture.”', {
  maxLength: 120,
  dataField: 'TEXT',
  dataType: 'review',
});
const author = sceneTextField('author', 'Who said it', 'Maya Lindqvist', {
  maxLength: 40,
  dataField: 'AUTHOR',
  dataType: 'review',
});
const role = sceneTextField('role', 'About the person', 'Founder, Juniper', {
  maxLength: 50,
  dataField: 'ROLE',
  dataType: 'review',
});
const logo = sceneImageField(
  'logo',
  'Logo',
  'juniper-logo.png',
  { landscape: 2, portrait: 2, square: 2 },
  { dataField: 'LOGO' },
);

const background = slot('ground', '#2340ff');
const ball = slot('ball', '#ff7a59');
const letters = slot('text', '#ffffff');
const plate = slot('plate', '#fff5ea');

function draw(stage: LottieStage): LottieDraft[] {
  const at = stage.pick<readonly [number, number]>([1560, 1010], [860, 1830], [960, 1040]);
  const radius = stage.pick(470, 470, 340);
  return [
    block(stage.full, background, { name: 'Ground' }),
    shapes([group([ellipse(at, radius * 2), fill(ball)])], { name: 'Ball' }),
    dots(stage),
    ...words(stage),
    ...sender(stage),
  ];
}

/** A field of dots as on a test print. */
function dots(stage: LottieStage): LottieDraft {
  const [columns, rows] = stage.pick([8, 5], [7, 6], [6, 4]);
  const step = 44;
  const dot = group([
    group([ellipse([0, 0], 12), fill(letters, 62), repeat(columns, { offset: [step, 0] })]),
    repeat(rows, { offset: [0, step] }),
  ]);
  const at = stage.pick<readonly [number, number]>(
    [1920 - 96 - (columns - 1) * step, 110],
    [1080 - 84 - (columns - 1) * step, 160],
    [1080 - 72 - (columns - 1) * step, 90],
  );
  return shapes([dot], { name: 'Dots', at });
}

function words(stage: LottieStage): LottieDraft[] {
  return [
    text(quote, {
      box: stage.pick(
        { x: 90, y: 96, width: 1290, height: 660 },
        { x: 78, y: 470, width: 924, height: 660 },
        { x: 66, y: 290, width: 948, height: 400 },
      ),
      type: { family: 'Space Grotesk', weight: 700, size: stage.pick(168, 148, 112), leading: 0.98, tracking: -45 },
      color: letters,
      fit: { minSize: 58, align: stage.pick('top', 'top', 'top') },
    }),
  ];
}

function sender(stage: LottieStage): LottieDraft[] {
  const width = stage.pick(820, 912, 500);
  const [x, y] = stage.pick<readonly [number, number]>([96, 860], [84, 1176], [72, 724]);
  const chip: Box = stage.pick(
    { x: 1480, y: 850, width: 300, height: 150 },
    { x: 700, y: 1610, width: 300, height: 150 },
    { x: 768, y: 858, width: 240, height: 120 },
  );
  const type = { family: 'Space Grotesk', weight: 700, size: stage.pick(52, 54, 44), leading: 1.2, tracking: -15 };
  return [
    text(author, {
      box: { x, y, width, height: 70 },
      type,
      color: letters,
      fit: { maxLines: 1, minSize: 22, align: 'bottom' },
    }),
    text(role, {
      box: { x, y: y + 74, width, height: 66 },
      type: { ...type, weight: 500, size: stage.pick(44, 46, 38) },
      color: letters,
      fit: { maxLines: 1, minSize: 20 },
    }),
    block(chip, plate, { name: 'Logo plate', radius: 24 }),
    logoOf(logo, inset(chip, 34, 22)),
  ];
}

export const boldWords: TemplateGroupSource = {
  ...ONE_FRAME,
  id: 221,
  templateIds: { landscape: 2064, portrait: 2065, square: 2066 },
  slug: 'bold-words',
  name: 'Bold words',
  description: 'A quote in large letters, a huge ball of color and your logo.',
  goals: ['tell-story', 'share-review'],
  moods: ['bold', 'energetic'],
  categories: ['image-posts', 'quotes-reviews'],
  tier: 'free',
  publishedOn: '2026-10-22',
  fontFamily: 'Space Grotesk',
  palette: [background.hex, letters.hex, ball.hex, plate.hex],
  texts: [quote, author, role],
  images: [logo],
  colors: [
    sceneColorField('Backdrop', background),
    sceneColorField('Ball', ball, { dataField: 'PRIMARY_COLOR' }),
    sceneColorField('Text', letters),
    sceneColorField('Logo plate', plate),
  ],
  background: { default: { type: 'color', color: '#2340ff' }, allowed: ['color'] },
  draw,
};
