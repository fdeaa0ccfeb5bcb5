import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { rise } from '../../lottie/reveal';
import { scrim } from '../../lottie/scrim';
import type { Box, LottieStage } from '../../lottie/stage';
import { starRow } from '../../lottie/star-row';
import { text } from '../../lottie/text';
import { amber, body, display, label, lights, NIGHT, textColor, white } from './look';
import { line } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const quote = textareaField('quote', 'Quote', '“The best four hours this harbor has seen”', {
  maxLength: 130,
  dataField: 'TEXT',
  dataType: 'review',
});
const author = sceneTextField('author', 'Who said it', 'Pier Magazine', {
  maxLength: 40,
  dataField: 'AUTHOR',
  dataType: 'review',
});
const source = sceneTextField('source', 'About the quote', 'on last year’s night', {
  maxLength: 50,
  dataField: 'ROLE',
  dataType: 'review',
});

function draw(stage: LottieStage): LottieDraft[] {
  const foot: Box = stage.pick({ x: 96, y: 830, width: 1728, height: 4 }, { x: 84, y: 1480, width: 912, height: 4 });
  return [
    ...scrim(stage, NIGHT),
    ...starRow({ at: stage.pick([96, 100], [84, 330]), size: stage.pick(72, 80), gap: 16, paint: amber, start: 0.4 }),
    text(quote, {
      box: stage.pick({ x: 96, y: 220, width: 1640, height: 570 }, { x: 84, y: 470, width: 912, height: 950 }),
      type: display(stage.pick(270, 246)),
      color: white,
      fit: { align: stage.pick('center', 'bottom'), minSize: 100 },
      animators: [rise(0.35, { distance: 150, seconds: 1.1, overlap: 0.4 })],
    }),
    line(foot, 0.9),
    text(author, {
      box: { ...foot, y: foot.y + 32, height: 62 },
      type: label(50),
      color: white,
      fit: { maxLines: 1, minSize: 28 },
      animators: [rise(1.1, { by: 'line', distance: 30, seconds: 0.5 })],
    }),
    text(source, {
      box: { ...foot, y: foot.y + 94, height: 60 },
      type: body(44),
      color: white,
      fit: { maxLines: 1, minSize: 26 },
      animators: [rise(1.2, { by: 'line', distance: 30, seconds: 0.5 })],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** Words of visitors, over a picture. */
export const quoteScene: SceneSource = {
  id: 3106,
  slug: 'quote',
  name: 'Quote',
  description: 'What people said, over your image or video.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [quote, author, source],
  colors: [textColor, ...lights],
  background: { default: { type: 'image', file: 'neon-arches.jpg' }, allowed: ['image', 'video', 'color'] },
  draw,
};
