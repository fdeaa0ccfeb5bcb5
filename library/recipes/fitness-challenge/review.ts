import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import type { Box, LottieStage } from '../../lottie/stage';
import { starRow } from '../../lottie/star-row';
import { text } from '../../lottie/text';
import { body, COAL, chalk, chalkField, coal, coalField, display, label, lime, limeField } from './look';
import { shoot, slab, slam, speedBars } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const quote = textareaField('quote', 'Quote', 'Day 1: four burpees. Day 30: forty.', {
  maxLength: 140,
  dataField: 'TEXT',
  dataType: 'review',
});
const author = sceneTextField('author', 'Name', 'Dana Okoro', {
  maxLength: 40,
  dataField: 'AUTHOR',
  dataType: 'review',
});
const role = sceneTextField('role', 'About the person', 'finished in March', {
  maxLength: 50,
  dataField: 'ROLE',
  dataType: 'review',
});

function draw(stage: LottieStage): LottieDraft[] {
  const panel: Box = stage.pick(
    { x: 40, y: 0, width: 1720, height: 800 },
    { x: -60, y: 240, width: 1200, height: 1180 },
  );
  const copy: Box = stage.pick(
    { x: 200, y: 220, width: 1440, height: 520 },
    { x: 110, y: 480, width: 860, height: 820 },
  );
  const foot = stage.pick({ x: 96, y: 850, width: 1500 }, { x: 84, y: 1510, width: 912 });
  return [
    speedBars(stage, { ...stage.full, width: stage.width * 1.4 }, chalk, 6),
    slab(panel, lime, 0.1, 'left', 2600),
    ...starRow({ at: [copy.x, copy.y - stage.pick(110, 130)], size: 78, gap: 16, paint: coal, start: 0.5 }),
    text(quote, {
      box: copy,
      type: display(stage.pick(168, 150)),
      color: coal,
      fit: { minSize: 70, align: 'center' },
      animators: slam(0.4, 1.2),
    }),
    text(author, {
      box: { ...foot, height: 80 },
      type: label(64),
      color: chalk,
      fit: { maxLines: 1, minSize: 32, align: 'center' },
      animators: shoot(1),
    }),
    text(role, {
      box: { ...foot, y: foot.y + 80, height: 70 },
      type: body(50),
      color: chalk,
      fit: { maxLines: 1, minSize: 28, align: 'center' },
      animators: shoot(1.1),
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** Words of a participant who got through. */
export const review: SceneSource = {
  id: 11107,
  slug: 'review',
  name: 'Review',
  description: 'A quote from someone who finished, on a slanted sheet.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [quote, author, role],
  colors: [coalField, chalkField, limeField],
  background: { default: { type: 'color', color: COAL }, allowed: ['color'] },
  draw,
};
