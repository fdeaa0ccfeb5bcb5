import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { block, group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { fill, polygon } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { starRow } from '../../lottie/star-row';
import { text } from '../../lottie/text';
import { accent, accentField, body, display, ink, inkField, label, paper } from './look';
import { closingWipe, openingWipe } from './wipes';

const quote = textareaField('quote', 'Quote', 'The one lamp I never switch off.', {
  maxLength: 160,
  dataField: 'TEXT',
  dataType: 'review',
});
const author = sceneTextField('author', 'Name', 'Maya Lindqvist', {
  maxLength: 40,
  dataField: 'AUTHOR',
  dataType: 'review',
});
const role = sceneTextField('role', 'About the person', 'Architect, Malmö', {
  maxLength: 60,
  dataField: 'ROLE',
  dataType: 'review',
});

function draw(stage: LottieStage): LottieDraft[] {
  const band: Box = stage.pick({ x: 0, y: 0, width: 420, height: 1080 }, { x: 0, y: 0, width: 1080, height: 520 });
  const copy: Box = stage.pick(
    { x: 516, y: 200, width: 1308, height: 580 },
    { x: 84, y: 730, width: 912, height: 720 },
  );
  return [
    block(band, accent, {
      pivot: stage.isPortrait ? [0.5, 0] : [0, 0.5],
      scale: keys([0.15, stage.isPortrait ? [100, 0] : [0, 100], 'inOutQuint'], [0.8, [100, 100]]),
    }),
    quotationMark(stage),
    ...starRow({ at: stage.pick([516, 96], [84, 600]), size: 72, gap: 14, paint: ink, start: 0.5 }),
    text(quote, {
      box: copy,
      type: display(stage.pick(150, 146)),
      color: ink,
      fit: { minSize: 60, align: stage.pick('center', 'top') },
      animators: [rise(0.4, { seconds: 1, distance: 110, overlap: 0.4 })],
    }),
    ...signature(stage),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

function signature(stage: LottieStage): LottieDraft[] {
  const area: Box = stage.pick({ x: 516, y: 846, width: 1308, height: 64 }, { x: 84, y: 1500, width: 912, height: 72 });
  return [
    text(author, {
      box: area,
      type: label(52),
      color: ink,
      fit: { maxLines: 1, minSize: 28 },
      animators: [rise(1, { by: 'line', distance: 40, seconds: 0.5 })],
    }),
    text(role, {
      box: { ...area, y: area.y + 70 },
      type: body(46),
      color: ink,
      fit: { maxLines: 1, minSize: 26 },
      animators: [rise(1.1, { by: 'line', distance: 40, seconds: 0.5 })],
    }),
  ];
}

/** Two blunt commas, cut from the grid. */
function quotationMark(stage: LottieStage): LottieDraft {
  const mark = polygon([
    [0, 0],
    [112, 0],
    [112, 122],
    [56, 232],
    [0, 232],
    [38, 122],
    [0, 122],
  ]);
  const groups = [0, 148].map((x) => group([mark, fill(ink)], { at: [x, 0] }));
  return shapes(groups, {
    name: 'Quotation mark',
    at: stage.pick([210, 212], [214, 290]),
    anchor: [130, 116],
    rotation: 180,
    scale: keys([0.5, 0, 'overshoot'], [0.9, 100, 'inOutSine'], [stage.seconds, 108]),
  });
}

/** Words of a customer. */
export const review: SceneSource = {
  id: 1106,
  slug: 'review',
  name: 'Review',
  description: 'Five stars, a customer’s words and name.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [quote, author, role],
  colors: [inkField, accentField],
  background: { default: { type: 'color', color: paper.hex }, allowed: ['color'] },
  draw,
};
