import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { anchor, block, group, logoOf, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { type CurvePoint, curve, fill } from '../../lottie/shape';
import { type Box, inset, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { body, dark, darkColor, display, label, lights, NIGHT, pink, textColor, white } from './look';
import { hall } from './motifs';
import { openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'Be there', { maxLength: 40 });
const detail = textareaField('detail', 'Text', 'Sat 14 November, Harbor Hall. Tickets €25.', { maxLength: 100 });
const action = sceneTextField('action', 'Ticket text', 'Get your ticket', { maxLength: 30 });
const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });
const logo = sceneImageField('logo', 'Logo', 'juniper-logo.png', { landscape: 2, portrait: 2 }, { dataField: 'LOGO' });

function draw(stage: LottieStage): LottieDraft[] {
  return [
    ...hall(stage),
    text(headline, {
      box: stage.pick({ x: 92, y: 96, width: 1330, height: 400 }, { x: 84, y: 170, width: 912, height: 480 }),
      type: display(stage.pick(430, 420)),
      color: white,
      fit: { minSize: 150, align: stage.pick('top', 'bottom') },
      animators: [rise(0.25, { by: 'character', distance: 300, overlap: 0.6, seconds: 0.7 })],
    }),
    text(detail, {
      box: stage.pick({ x: 96, y: 510, width: 1330, height: 90 }, { x: 84, y: 690, width: 912, height: 150 }),
      type: body(stage.pick(54, 54)),
      color: white,
      fit: { minSize: 32 },
      animators: [rise(0.7, { distance: 40 })],
    }),
    ...ticket(stage),
    ...openingWipe(stage),
  ];
}

/** A ticket with bites taken out where the stub tears off; the stub carries the logo. */
function ticket(stage: LottieStage): LottieDraft[] {
  const box: Box = stage.pick({ x: 96, y: 664, width: 1728, height: 320 }, { x: 84, y: 930, width: 912, height: 660 });
  const holder = anchor({
    at: [box.x + box.width / 2, box.y + box.height / 2],
    offset: keys([0.6, [0, 700], 'outExpo'], [1.4, [0, 0]]),
    rotation: keys([0.6, 9, 'outExpo'], [1.5, 0, 'inOutSine'], [3.2, -0.6, 'inOutSine'], [stage.seconds, 0.4]),
  });
  const local: Box = { x: -box.width / 2, y: -box.height / 2, width: box.width, height: box.height };
  const stub: Box = stage.pick(
    { x: local.x + box.width - 500, y: local.y, width: 500, height: box.height },
    { x: local.x, y: local.y + box.height - 290, width: box.width, height: 290 },
  );
  const main: Box = stage.pick({ ...local, width: box.width - 500 }, { ...local, height: box.height - 290 });
  const chip: Box = stage.pick(inset(stub, 70, 70), inset(stub, 236, 36));
  return [
    shapes([group([outline(local, stub, stage.isPortrait), fill(pink)])], { name: 'Ticket', parent: holder }),
    ...dots(stub, stage.isPortrait).map((box) => block(box, dark, { radius: 6, parent: holder, name: 'Perforation' })),
    text(action, {
      box: { ...inset(main, 64, 0), y: main.y + 36, height: main.height * 0.54 - 30 },
      type: display(stage.pick(150, 184)),
      color: dark,
      fit: { maxLines: 1, minSize: 70, align: 'center' },
      parent: holder,
    }),
    text(website, {
      box: { ...inset(main, 64, 0), y: main.y + main.height * 0.58, height: main.height * 0.32 },
      type: label(stage.pick(58, 62)),
      color: dark,
      fit: { maxLines: 1, minSize: 30, align: 'center' },
      parent: holder,
    }),
    block(chip, white, { radius: 20, parent: holder, name: 'Logo plate' }),
    logoOf(logo, inset(chip, 20, 14), { parent: holder }),
  ];
}

const BITE = 34;

/** A rectangle with half circles cut out at both ends of the tear line. */
function outline(box: Box, stub: Box, isPortrait: boolean) {
  const l = box.x;
  const t = box.y;
  const r = box.x + box.width;
  const b = box.y + box.height;
  if (isPortrait) {
    const y = stub.y;
    return curve([
      { at: [l, t] },
      { at: [r, t] },
      ...bite(r, y, 'right'),
      { at: [r, b] },
      { at: [l, b] },
      ...bite(l, y, 'left'),
    ]);
  }
  const x = stub.x;
  return curve([
    { at: [l, t] },
    ...bite(x, t, 'top'),
    { at: [r, t] },
    { at: [r, b] },
    ...bite(x, b, 'bottom'),
    { at: [l, b] },
  ]);
}

/** Half a circle into the ticket, in the clockwise order of the outline. */
function bite(x: number, y: number, side: 'top' | 'right' | 'bottom' | 'left'): CurvePoint[] {
  const [dx, dy] = { top: [1, 0], right: [0, 1], bottom: [-1, 0], left: [0, -1] }[side] as [number, number];
  const nx = -dy;
  const ny = dx;
  const k = BITE * 0.5523;
  return [
    { at: [x - dx * BITE, y - dy * BITE], out: [nx * k, ny * k] },
    { at: [x + nx * BITE, y + ny * BITE], in: [-dx * k, -dy * k], out: [dx * k, dy * k] },
    { at: [x + dx * BITE, y + dy * BITE], in: [nx * k, ny * k] },
  ];
}

function dots(stub: Box, isPortrait: boolean): Box[] {
  const length = isPortrait ? stub.width : stub.height;
  const count = Math.floor((length - 2 * BITE - 40) / 36);
  const first = (length - (count - 1) * 36) / 2;
  return Array.from({ length: count }, (_, index) => {
    const along = first + index * 36;
    return isPortrait
      ? { x: stub.x + along - 9, y: stub.y - 3, width: 18, height: 6 }
      : { x: stub.x - 3, y: stub.y + along - 9, width: 6, height: 18 };
  });
}

/** The ticket; it stays on screen to the end. */
export const callToAction: SceneSource = {
  id: 3107,
  slug: 'call-to-action',
  name: 'Call to action',
  description: 'A ticket with the address and your logo.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [headline, detail, action, website],
  images: [logo],
  colors: [textColor, darkColor, ...lights],
  background: { default: { type: 'color', color: NIGHT }, allowed: ['color'] },
  draw,
};
