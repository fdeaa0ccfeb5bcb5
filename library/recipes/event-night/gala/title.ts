import { sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import { type Box, inset, type LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { caps, colors, display, EMERALD, gold, ivory } from './look';
import { appear, divider, fans, frame, gilded, rays, unveil } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const host = sceneTextField('host', 'Host', 'Juniper presents', { maxLength: 40, dataField: 'NAME' });
const name = textareaField('name', 'Event name', 'The Winter Gala', { maxLength: 50 });
const date = sceneTextField('date', 'Date', 'Saturday, 12 December', { maxLength: 40 });

function draw(stage: LottieStage): LottieDraft[] {
  const room: Box = inset(stage.full, stage.pick(60, 54), stage.pick(56, 120));
  const middle = stage.width / 2;
  return [
    rays(stage, [middle, stage.pick(1080, 1460)], stage.pick(330, 380), stage.pick(1300, 1500), -84, 84, 0.4, 34),
    ...fans(stage, stage.height, stage.pick(8, 4), 0.7),
    frame(room, 0.4),
    text(host, {
      box: stage.pick({ x: 360, y: 150, width: 1200, height: 70 }, { x: 150, y: 330, width: 780, height: 80 }),
      type: caps(stage.pick(40, 38)),
      color: ivory,
      align: 'center',
      fit: { maxLines: 1, minSize: 22, align: 'center' },
      animators: [appear(0.8)],
    }),
    gilded(stage, 'gilded-name', name, {
      box: stage.pick({ x: 230, y: 240, width: 1460, height: 460 }, { x: 130, y: 470, width: 820, height: 780 }),
      type: display(stage.pick(230, 226)),
      color: gold,
      align: 'center',
      fit: { minSize: 100, align: 'center' },
      animators: [unveil(0.6, 160, 1.4)],
    }),
    divider([middle, stage.pick(740, 1310)], stage.pick(760, 600), 1.2),
    text(date, {
      box: stage.pick({ x: 360, y: 776, width: 1200, height: 80 }, { x: 150, y: 1350, width: 780, height: 90 }),
      type: caps(stage.pick(46, 42)),
      color: ivory,
      align: 'center',
      fit: { maxLines: 1, minSize: 22, align: 'center' },
      animators: [appear(1.4)],
    }),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** Name and date in a frame of gold lines. */
export const title: SceneSource = {
  id: 3201,
  slug: 'gala-title',
  name: 'Title',
  description: 'Name and date in a frame of gold lines, before rays and fans.',
  bars: 2,
  keyframeSeconds: 3.8,
  texts: [host, name, date],
  colors,
  background: { default: { type: 'color', color: EMERALD }, allowed: ['color'] },
  draw,
};
