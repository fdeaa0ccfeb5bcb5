import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { rise } from '../../lottie/reveal';
import type { Box, LottieStage } from '../../lottie/stage';
import { starRow } from '../../lottie/star-row';
import { text } from '../../lottie/text';
import { accent, accentField, body, ink, inkField, label, SAND, serif } from './look';
import { doorway, rule, settle } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const quote = textareaField('quote', 'Quote', '“They asked how we want to live, and then they listened.”', {
  maxLength: 180,
  dataField: 'TEXT',
  dataType: 'review',
});
const author = sceneTextField('author', 'Name', 'Elin Sandberg', {
  maxLength: 40,
  dataField: 'AUTHOR',
  dataType: 'review',
});
const role = sceneTextField('role', 'About the person', 'Customer since 2021', {
  maxLength: 60,
  dataField: 'ROLE',
  dataType: 'review',
});
const photo = sceneImageField('picture', 'Image', 'evening-lamp.jpg', { landscape: 500 / 790, portrait: 460 / 520 });

function draw(stage: LottieStage): LottieDraft[] {
  const door: Box = stage.pick(
    { x: 126, y: 290, width: 500, height: 790 },
    { x: 114, y: 200, width: 460, height: 520 },
  );
  const copy: Box = stage.pick(
    { x: 760, y: 196, width: 1064, height: 570 },
    { x: 84, y: 800, width: 912, height: 650 },
  );
  return [
    ...doorway(stage, photo, door, 0.2),
    ...starRow({
      at: stage.pick([760, 100], [650, 620]),
      size: stage.pick(60, 58),
      gap: 14,
      paint: accent,
      start: 0.7,
    }),
    text(quote, {
      box: copy,
      type: serif(stage.pick(112, 108)),
      color: ink,
      fit: { align: stage.pick('center', 'top'), minSize: 58 },
      animators: [settle(0.6, 1.6)],
    }),
    ...signature(stage),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A line, the name and a few words about the person. */
function signature(stage: LottieStage): LottieDraft[] {
  const foot: Box = stage.pick({ x: 760, y: 826, width: 1064, height: 4 }, { x: 84, y: 1510, width: 912, height: 4 });
  return [
    rule(foot, 1.2),
    text(author, {
      box: { ...foot, y: foot.y + 34, height: 64 },
      type: label(46),
      color: ink,
      fit: { maxLines: 1, minSize: 28 },
      animators: [rise(1.5, { by: 'line', distance: 24 })],
    }),
    text(role, {
      box: { ...foot, y: foot.y + 98, height: 60 },
      type: body(42),
      color: ink,
      fit: { maxLines: 1, minSize: 26 },
      animators: [rise(1.65, { by: 'line', distance: 24 })],
    }),
  ];
}

/** The customer's own words. */
export const quoteScene: SceneSource = {
  id: 2104,
  slug: 'quote',
  name: 'Quote',
  description: 'The customer’s own words with name and image.',
  bars: 2,
  keyframeSeconds: 4,
  texts: [quote, author, role],
  images: [photo],
  colors: [inkField, accentField],
  background: { default: { type: 'color', color: SAND }, allowed: ['color'] },
  draw,
};
