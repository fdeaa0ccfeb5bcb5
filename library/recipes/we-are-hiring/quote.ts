import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { group, picture, shapes } from '../../lottie/layers';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { curve, fill } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { figure, toyBlock } from './blocks';
import { body, cobalt, colors, cream, display, ink, label, pink, yellow } from './look';
import { swing } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const ORANGE = '#ff7a2f';

const quote = textareaField('quote', 'Quote', 'I came for the job and stayed for the lunch table.', {
  maxLength: 150,
  dataField: 'TEXT',
  dataType: 'review',
});
const author = sceneTextField('author', 'Name', 'Ravi', { maxLength: 40, dataField: 'AUTHOR', dataType: 'review' });
const role = sceneTextField('role', 'About the person', 'Engineer since 2022', {
  maxLength: 50,
  dataField: 'ROLE',
  dataType: 'review',
});
const photo = sceneImageField('picture', 'Image', 'peg-portrait.jpg', { landscape: 1, portrait: 1 });

function draw(stage: LottieStage): LottieDraft[] {
  const card: Box = stage.pick(
    { x: 640, y: 96, width: 1184, height: 888 },
    { x: 84, y: 620, width: 912, height: 1180 },
  );
  const inner = stage.pick(84, 72);
  const foot = card.y + card.height - stage.pick(190, 210);
  return [
    ...portrait(stage),
    shapes([group([bubble(card), fill(cream)])], {
      name: 'Card',
      at: stage.pick([card.x, card.y + card.height], [card.x, card.y]),
      anchor: stage.pick([card.x, card.y + card.height], [card.x, card.y]),
      scale: keys([0.3, 0, 'outExpo'], [1, 100]),
    }),
    text(quote, {
      box: {
        x: card.x + inner,
        y: card.y + inner,
        width: card.width - 2 * inner,
        height: foot - card.y - inner - stage.pick(40, 60),
      },
      type: display(stage.pick(128, 122)),
      color: ink,
      fit: { minSize: 50, align: 'top' },
      animators: [swing(0.5, 1.1)],
    }),
    ...signature(stage, { x: card.x + inner, y: foot, width: card.width - 2 * inner }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

function signature(stage: LottieStage, area: Pick<Box, 'x' | 'y' | 'width'>): LottieDraft[] {
  const fit = { maxLines: 1, minSize: 26, align: 'center' as const };
  return [
    text(author, {
      fit,
      box: { ...area, height: 66 },
      type: label(stage.pick(50, 52)),
      color: cobalt,
      animators: [rise(1.1, { by: 'line', distance: 30, seconds: 0.5 })],
    }),
    text(role, {
      fit,
      box: { ...area, y: area.y + 66, height: 60 },
      type: body(stage.pick(42, 44)),
      color: ink,
      animators: [rise(1.2, { by: 'line', distance: 30, seconds: 0.5 })],
    }),
  ];
}

/** A card with one round corner, from which it speaks. */
function bubble({ x, y, width, height }: Box) {
  const radius = 220;
  const handle = radius * 0.5523;
  return curve([
    { at: [x, y] },
    { at: [x + width - radius, y], out: [handle, 0] },
    { at: [x + width, y + radius], in: [0, -handle] },
    { at: [x + width, y + height] },
    { at: [x, y + height] },
  ]);
}

/** The face in a disc, blocks around it. */
function portrait(stage: LottieStage): LottieDraft[] {
  const side = stage.pick(272, 270);
  const disc: Box = stage.pick({ x: 96, y: 368, width: 544, height: 616 }, { x: 0, y: 0, width: 0, height: 0 });
  const face: Box = stage.pick(
    { x: 96, y: disc.y + 72, width: 544, height: 544 },
    { x: 84, y: 120, width: 500, height: 500 },
  );
  const cut = shapes([group(figure('bridge', face.width, ink))], {
    name: 'Bridge',
    at: [face.x + face.width / 2, face.y + face.height],
    anchor: [0, face.height / 2],
    scale: keys([0.2, [100, 0], 'softOvershoot'], [0.8, [100, 100]]),
  });
  const first: Box = stage.pick(
    { x: 96, y: 96, width: side, height: side },
    { x: 726, y: 80, width: side, height: side },
  );
  const next: Box = stage.pick({ ...first, x: first.x + side }, { ...first, y: first.y + side });
  return [
    ...toyBlock(stage, first, { kind: 'quarter', background: cobalt, paint: pink, at: 0.3, turns: [3, 5] }),
    ...toyBlock(stage, next, { kind: 'leaf', background: yellow, paint: cobalt, at: 0.45, turns: [4, 6] }),
    picture(photo, face, { scale: keys([0, 109, 'linear'], [stage.seconds, 102]), matte: inside(cut) }),
  ];
}

/** Someone who works there says what it is like. */
export const quoteScene: SceneSource = {
  id: 6106,
  slug: 'quote',
  name: 'Quote',
  description: 'Someone who works there says what it is like.',
  bars: 2,
  keyframeSeconds: 3.2,
  texts: [quote, author, role],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: ORANGE }, allowed: ['color'] },
  draw,
};
