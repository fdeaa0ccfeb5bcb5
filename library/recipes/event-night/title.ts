import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { arch } from '../../lottie/figures';
import { rise } from '../../lottie/reveal';
import { scrim } from '../../lottie/scrim';
import { rect } from '../../lottie/shape';
import { type Box, inset, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { amber, display, label, lights, NIGHT, pink, textColor, violet, white } from './look';
import { line, litText, tube } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const host = sceneTextField('host', 'Host', 'Juniper presents', { maxLength: 40, dataField: 'NAME' });
const date = sceneTextField('date', 'Date', 'Sat 14 November', { maxLength: 28 });
const name = textareaField('name', 'Event name', 'Night of light', { maxLength: 50 });
const claim = textareaField('claim', 'Tagline', 'Live sets, long tables and 400 lamps', { maxLength: 90 });

function draw(stage: LottieStage): LottieDraft[] {
  const head: Box = stage.pick({ x: 96, y: 92, width: 1728, height: 64 }, { x: 84, y: 190, width: 912, height: 64 });
  return [
    ...scrim(stage, NIGHT, 1),
    tube(rect(inset(stage.full, stage.pick(44, 40)), 28), pink, 0.35, 1.6, 5),
    ...portal(stage),
    ...heading(stage, head),
    litText(stage, 'lit-name', name, {
      box: stage.pick({ x: 90, y: 196, width: 1740, height: 664 }, { x: 80, y: 780, width: 920, height: 720 }),
      type: display(stage.pick(440, 440)),
      color: white,
      fit: { align: stage.pick('center', 'bottom'), minSize: 150 },
      animators: [rise(0.3, { by: 'character', distance: 320, overlap: 0.5, seconds: 0.9 })],
    }),
    text(claim, {
      box: stage.pick({ x: 96, y: 900, width: 1728, height: 84 }, { x: 84, y: 1540, width: 912, height: 170 }),
      type: label(stage.pick(60, 58)),
      color: white,
      fit: { minSize: 34, align: stage.pick('bottom', 'top') },
      animators: [rise(0.9, { distance: 50 })],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** Three arches of neon, one in the other; in landscape their feet are on the frame. */
function portal(stage: LottieStage): LottieDraft[] {
  const foot = stage.pick(stage.height - 44, 730);
  const middle = stage.pick(1500, 304);
  const [width, height] = stage.pick([620, 720], [440, 420]);
  return [amber, violet, pink].map((paint, index) => {
    const share = 1 - index * 0.24;
    const box: Box = {
      x: middle - (width * share) / 2,
      y: foot - height * share,
      width: width * share,
      height: height * share,
    };
    return tube(arch(box, false), paint, 0.4 + index * 0.15, 1.2, 6);
  });
}

function heading(stage: LottieStage, head: Box): LottieDraft[] {
  const half = head.width / 2 - 20;
  const options = { type: label(stage.pick(44, 42)), color: white, fit: { maxLines: 1, minSize: 22 } };
  const animators = [rise(0.55, { by: 'line', distance: 30, seconds: 0.5 })];
  return [
    text(host, { ...options, box: { ...head, width: half }, animators }),
    text(date, { ...options, box: { ...head, x: head.x + half + 40, width: half }, align: 'right', animators }),
    line({ ...head, y: head.y + head.height + 16, height: 4 }, 0.4),
  ];
}

/** Name and date over moving light. */
export const title: SceneSource = {
  id: 3101,
  slug: 'title',
  name: 'Title',
  description: 'Name and date of the event over moving light.',
  bars: 2,
  keyframeSeconds: 2.6,
  texts: [host, date, name, claim],
  colors: [textColor, ...lights],
  background: { default: { type: 'video', file: 'neon-flow.mp4' }, allowed: ['video', 'image', 'color'] },
  draw,
};
