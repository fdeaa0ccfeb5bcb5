import { sceneImageField, sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import { pushIn } from '../../../lottie/camera';
import type { LottieDraft } from '../../../lottie/draft';
import { rise } from '../../../lottie/reveal';
import type { Box, LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { avatar, saying, typing } from './bubble';
import { body, colors, display, ink, label, MINT, teal, white } from './look';
import { closingWipe, openingWipe } from './wipes';

const customer = sceneTextField('customer', 'Customer', 'Jonas', { maxLength: 40 });
const about = sceneTextField('about', 'About the customer', 'a customer since March', { maxLength: 50 });
const question = textareaField('question', 'Your question', 'So, how is the new place?', { maxLength: 70 });
const answer = textareaField('answer', 'Answer', 'It feels like Sunday. Every day.', { maxLength: 80 });
const photo = sceneImageField('picture', 'Image', 'peg-portrait.jpg', { landscape: 1, portrait: 1 });

function draw(stage: LottieStage): LottieDraft[] {
  const sent = stage.beat * 2.6;
  const reply: Box = stage.pick(
    { x: 560, y: 560, width: 1264, height: 430 },
    { x: 160, y: 1000, width: 836, height: 640 },
  );
  const messages = [
    ...header(stage),
    ...saying(question, {
      box: stage.pick({ x: 96, y: 280, width: 1060, height: 200 }, { x: 84, y: 470, width: 780, height: 330 }),
      side: 'left',
      background: white,
      at: 0.35,
      type: label(stage.pick(72, 80)),
      color: ink,
      fit: { minSize: 40 },
    }),
    ...typing(stage, [reply.x + reply.width, reply.y + reply.height], 'right', teal, white, 0.8, sent),
    ...saying(answer, {
      box: reply,
      side: 'right',
      background: teal,
      at: sent,
      padding: stage.pick(72, 66),
      type: display(stage.pick(150, 142)),
      color: white,
      fit: { minSize: 64 },
    }),
  ];
  return [...pushIn(stage, messages), ...openingWipe(stage), ...closingWipe(stage)];
}

/** Name of the speaker, as on top of a chat. */
function header(stage: LottieStage): LottieDraft[] {
  const face: Box = stage.pick({ x: 96, y: 84, width: 140, height: 140 }, { x: 84, y: 180, width: 190, height: 190 });
  const x = face.x + face.width + 36;
  const width = stage.pick(1500, 996 - x);
  return [
    ...avatar(photo, face, 0.15),
    text(customer, {
      box: { x, y: face.y + stage.pick(4, 24), width, height: stage.pick(72, 80) },
      type: label(stage.pick(54, 62)),
      color: ink,
      fit: { maxLines: 1, minSize: 28, align: 'center' },
      animators: [rise(0.25, { by: 'line', distance: 30, seconds: 0.5 })],
    }),
    text(about, {
      box: { x, y: face.y + stage.pick(76, 102), width, height: stage.pick(60, 66) },
      type: body(stage.pick(40, 46)),
      color: ink,
      fit: { maxLines: 1, minSize: 24, align: 'center' },
      animators: [rise(0.35, { by: 'line', distance: 30, seconds: 0.5 })],
    }),
  ];
}

/** A question, and the answer that the story is about. */
export const title: SceneSource = {
  id: 2201,
  slug: 'title',
  name: 'Question and answer',
  description: 'Your question, typing dots and the answer the story is about.',
  bars: 2,
  keyframeSeconds: 3.4,
  texts: [customer, about, question, answer],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: MINT }, allowed: ['color'] },
  draw,
};
