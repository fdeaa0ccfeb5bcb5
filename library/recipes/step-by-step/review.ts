import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import type { Point } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { starRow } from '../../lottie/star-row';
import { text } from '../../lottie/text';
import { accent, accentField, BLUE, body, chalk, chalkField, display, label } from './look';
import { drawn, plot, squares, type } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const quote = textareaField('quote', 'Quote', 'No glue, no swearing. I made two in one evening.', {
  maxLength: 150,
  dataField: 'TEXT',
  dataType: 'review',
});
const author = sceneTextField('author', 'Name', 'Ilse Brandt', {
  maxLength: 40,
  dataField: 'AUTHOR',
  dataType: 'review',
});
const role = sceneTextField('role', 'About the person', 'first stool ever', {
  maxLength: 60,
  dataField: 'ROLE',
  dataType: 'review',
});

function draw(stage: LottieStage): LottieDraft[] {
  const sheet: Box = stage.pick(
    { x: 96, y: 96, width: 1728, height: 888 },
    { x: 84, y: 170, width: 912, height: 1570 },
  );
  const copy: Box = stage.pick(
    { x: 170, y: 290, width: 1580, height: 430 },
    { x: 150, y: 430, width: 780, height: 860 },
  );
  const foot = stage.pick(790, 1420);
  return [
    squares(stage, chalk),
    drawn([bracket(sheet)], chalk, 0.25, 1.4),
    ...starRow({ at: [copy.x, stage.pick(180, 290)], size: 72, gap: 18, paint: accent, start: 0.5 }),
    text(quote, {
      box: copy,
      type: display(stage.pick(148, 136)),
      color: chalk,
      fit: { minSize: 56, align: 'center' },
      animators: [plot(0.4, 1.3)],
    }),
    text(author, {
      box: { ...copy, y: foot, height: 70 },
      type: label(56),
      color: chalk,
      fit: { maxLines: 1, minSize: 30 },
      animators: [type(1.2)],
    }),
    text(role, {
      box: { ...copy, y: foot + 72, height: stage.pick(66, 120) },
      type: body(48),
      color: chalk,
      fit: { minSize: 28 },
      animators: [type(1.4)],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A frame with a tail at its foot, drawn in one stroke. */
function bracket({ x, y, width, height }: Box): readonly Point[] {
  const right = x + width;
  const bottom = y + height;
  return [
    [x + 200, bottom],
    [x + 130, bottom + 60],
    [x + 130, bottom],
    [x, bottom],
    [x, y],
    [right, y],
    [right, bottom],
    [x + 200, bottom],
  ];
}

/** Words of a person who has done it. */
export const review: SceneSource = {
  id: 9108,
  slug: 'review',
  name: 'Review',
  description: 'A quote from someone who has done it, in a frame drawn in one stroke.',
  bars: 2,
  keyframeSeconds: 3.2,
  texts: [quote, author, role],
  colors: [chalkField, accentField],
  background: { default: { type: 'color', color: BLUE }, allowed: ['color'] },
  draw,
};
