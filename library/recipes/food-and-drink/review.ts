import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { type Box, inset, type LottieStage } from '../../lottie/stage';
import { starRow } from '../../lottie/star-row';
import { text } from '../../lottie/text';
import { BUTTER, colors, cream, hand, ink, olive, serif, tomato } from './look';
import { cloth, lay, sheet, sprig, write } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const quote = textareaField('quote', 'Quote', 'I came for one slice and stayed until they closed.', {
  maxLength: 150,
  dataField: 'TEXT',
  dataType: 'review',
});
const author = sceneTextField('author', 'Name', 'Paolo, table 4', {
  maxLength: 40,
  dataField: 'AUTHOR',
  dataType: 'review',
});

function draw(stage: LottieStage): LottieDraft[] {
  const paper: Box = stage.pick(
    { x: 200, y: 120, width: 1520, height: 840 },
    { x: 64, y: 290, width: 952, height: 1330 },
  );
  const room = inset(paper, stage.pick(120, 80), stage.pick(84, 110));
  const stars = stage.pick(76, 84);
  return [
    ...cloth(stage, tomato, 20),
    sprig(stage, [paper.x + 40, paper.y + 180], stage.pick(300, 300), stage.pick(-52, -30), olive, 0.6),
    sheet(paper, cream, 0.1),
    sprig(stage, [paper.x + paper.width + 50, paper.y + paper.height + 150], stage.pick(300, 330), -26, olive, 0.7),
    ...starRow({ at: [room.x, room.y], size: stars, gap: 16, paint: tomato, start: 0.7 }),
    text(quote, {
      box: { ...room, y: room.y + stars + 50, height: room.height - stars - 210 },
      type: serif(stage.pick(126, 124), 600),
      color: ink,
      fit: { minSize: 58, align: 'center' },
      animators: [lay(0.6, 1.4)],
    }),
    text(author, {
      box: { ...room, y: room.y + room.height - 120, width: room.width * 0.8, height: 120 },
      type: hand(stage.pick(92, 96)),
      color: tomato,
      fit: { maxLines: 1, minSize: 46, align: 'center' },
      animators: [write(1.4)],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** Words of a guest. */
export const review: SceneSource = {
  id: 10107,
  slug: 'review',
  name: 'Review',
  description: 'What a guest wrote, on a sheet over a checked cloth.',
  bars: 2,
  keyframeSeconds: 3.6,
  texts: [quote, author],
  colors,
  background: { default: { type: 'color', color: BUTTER }, allowed: ['color'] },
  draw,
};
