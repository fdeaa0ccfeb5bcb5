import { sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import type { LottieStage } from '../../../lottie/stage';
import { starRow } from '../../../lottie/star-row';
import { text } from '../../../lottie/text';
import { body, colors, display, label, navy, pink, ROSE, yellow } from './look';
import { feed, press, screen, stamp } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const quote = textareaField('quote', 'Quote', 'My phone left the bedroom. I sleep.', {
  maxLength: 150,
  dataField: 'TEXT',
  dataType: 'review',
});
const author = sceneTextField('author', 'Name', 'Bram Visser', {
  maxLength: 40,
  dataField: 'AUTHOR',
  dataType: 'review',
});
const role = sceneTextField('role', 'About the person', 'sleeps since April', {
  maxLength: 60,
  dataField: 'ROLE',
  dataType: 'review',
});

function draw(stage: LottieStage): LottieDraft[] {
  const { width, height } = stage;
  const left = stage.margin;
  return [
    stamp(stage, 'quarter', 0.2, {
      at: stage.pick([1690, 230], [860, 220]),
      size: stage.pick(460, 440),
      paint: pink,
      turn: 2,
      isTurning: false,
    }),
    stamp(stage, 'circle', 0.35, {
      at: stage.pick([1500, 400], [700, 400]),
      size: stage.pick(240, 230),
      paint: yellow,
      isTurning: false,
    }),
    screen(
      { x: width * 0.45, y: height - stage.pick(240, 260), width: width * 0.6, height: stage.pick(280, 300) },
      stage.pick(22, 16),
      yellow,
      0.3,
    ),
    ...starRow({ at: [left, stage.pick(130, 560)], size: 74, gap: 16, paint: navy, start: 0.4 }),
    text(quote, {
      box: stage.pick({ x: left, y: 250, width: 1400, height: 500 }, { x: left, y: 690, width: 912, height: 700 }),
      type: display(stage.pick(124, 116)),
      color: navy,
      fit: { minSize: 58, align: stage.pick('center', 'top') },
      animators: [press(0.4, 1.1)],
    }),
    ...signature(stage),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

function signature(stage: LottieStage): LottieDraft[] {
  const left = stage.margin;
  return [
    text(author, {
      box: { x: left, y: stage.pick(800, 1460), width: 900, height: 76 },
      type: label(58),
      color: navy,
      fit: { maxLines: 1, minSize: 32, align: 'center' },
      animators: [feed(1, 0.5)],
    }),
    text(role, {
      box: { x: left, y: stage.pick(878, 1540), width: 900, height: 72 },
      type: body(50),
      color: navy,
      fit: { maxLines: 1, minSize: 28, align: 'center' },
      animators: [feed(1.1, 0.5)],
    }),
  ];
}

/** Words of a person for whom it worked. */
export const quoteScene: SceneSource = {
  id: 4208,
  slug: 'riso-quote',
  name: 'Quote',
  description: 'What someone says for whom it worked.',
  bars: 2,
  keyframeSeconds: 2.9,
  texts: [quote, author, role],
  colors,
  background: { default: { type: 'color', color: ROSE }, allowed: ['color'] },
  draw,
};
