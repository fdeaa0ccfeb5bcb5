import { sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import { inset, type LottieStage } from '../../../lottie/stage';
import { starRow } from '../../../lottie/star-row';
import { text } from '../../../lottie/text';
import { body, caps, colors, display, gold, ivory, ONYX } from './look';
import { appear, divider, frame, unveil } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const quote = textareaField('quote', 'Quote', '“I have not danced like this since my own wedding.”', {
  maxLength: 130,
  dataField: 'TEXT',
  dataType: 'review',
});
const author = sceneTextField('author', 'Who said it', 'Elin Sandberg', {
  maxLength: 40,
  dataField: 'AUTHOR',
  dataType: 'review',
});
const source = sceneTextField('source', 'About the quote', 'on last year’s gala', {
  maxLength: 50,
  dataField: 'ROLE',
  dataType: 'review',
});

function draw(stage: LottieStage): LottieDraft[] {
  const middle = stage.width / 2;
  const row = 5 * 58 + 4 * 18;
  return [
    frame(inset(stage.full, stage.pick(60, 54), stage.pick(56, 120)), 0.3),
    ...starRow({ at: [middle - row / 2, stage.pick(170, 340)], size: 58, gap: 18, paint: gold, start: 0.9 }),
    text(quote, {
      box: stage.pick({ x: 230, y: 270, width: 1460, height: 420 }, { x: 130, y: 470, width: 820, height: 760 }),
      type: display(stage.pick(122, 116)),
      color: ivory,
      align: 'center',
      fit: { minSize: 58, align: 'center' },
      animators: [unveil(0.6, 60, 1.8)],
    }),
    divider([middle, stage.pick(750, 1330)], stage.pick(700, 560), 1.4),
    text(author, {
      box: stage.pick({ x: 360, y: 790, width: 1200, height: 66 }, { x: 150, y: 1380, width: 780, height: 70 }),
      type: caps(42),
      color: gold,
      align: 'center',
      fit: { maxLines: 1, minSize: 22, align: 'center' },
      animators: [appear(1.6)],
    }),
    text(source, {
      box: stage.pick({ x: 360, y: 860, width: 1200, height: 66 }, { x: 150, y: 1456, width: 780, height: 70 }),
      type: body(42),
      color: ivory,
      align: 'center',
      fit: { maxLines: 1, minSize: 24, align: 'center' },
      animators: [appear(1.8)],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** Words of a guest. */
export const quoteScene: SceneSource = {
  id: 3206,
  slug: 'gala-quote',
  name: 'Quote',
  description: 'What a guest said, in a frame of gold lines.',
  bars: 2,
  keyframeSeconds: 4.2,
  texts: [quote, author, source],
  colors,
  background: { default: { type: 'color', color: ONYX }, allowed: ['color'] },
  draw,
};
