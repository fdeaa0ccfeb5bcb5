import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { grow } from '../../lottie/grow';
import { anchor, block, group, logoOf, shapes } from '../../lottie/layers';
import { tiedTo } from '../../lottie/layout-marks';
import { keys } from '../../lottie/property';
import { straightLine, stroke } from '../../lottie/shape';
import { type Box, center, inset, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { body, CREAM, colors, cream, hand, ink, olive, serif, tomato } from './look';
import { awning, lay, sprig, write } from './motifs';
import { openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'We saved you a seat.', { maxLength: 50 });
const detail = textareaField('detail', 'Text', 'Thu–Sun from noon, 12 Mill Lane', {
  maxLength: 110,
});
const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });
const note = sceneTextField('note', 'Handwritten note', 'see you soon', { maxLength: 24 });
const logo = sceneImageField('logo', 'Logo', 'juniper-logo.png', { landscape: 2, portrait: 2 }, { dataField: 'LOGO' });

function draw(stage: LottieStage): LottieDraft[] {
  const pill: Box = stage.pick({ x: 96, y: 790, width: 900, height: 170 }, { x: 84, y: 1480, width: 912, height: 190 });
  return [
    sprig(stage, stage.pick([1880, 1120], [1010, 1980]), stage.pick(280, 200), -24, olive, 0.5),
    ...sign(stage),
    ...awning(stage),
    text(headline, {
      box: stage.pick({ x: 96, y: 190, width: 1040, height: 400 }, { x: 84, y: 850, width: 912, height: 400 }),
      type: serif(stage.pick(176, 168)),
      color: ink,
      fit: { minSize: 76, align: stage.pick('center', 'bottom') },
      animators: [lay(0.3)],
    }),
    text(detail, {
      box: stage.pick({ x: 96, y: 620, width: 1000, height: 140 }, { x: 84, y: 1280, width: 912, height: 160 }),
      type: body(stage.pick(54, 56)),
      color: ink,
      fit: { minSize: 34 },
      animators: [lay(0.8)],
    }),
    tiedTo(
      website,
      block(pill, tomato, {
        name: 'Button',
        radius: pill.height / 2,
        ...grow(0.9, 1.5, 'softOvershoot'),
      }),
    ),
    text(website, {
      box: inset(pill, 70, 16),
      type: serif(stage.pick(86, 88), 600),
      color: cream,
      align: 'center',
      fit: { maxLines: 1, minSize: 36, align: 'center' },
      animators: [lay(1.2, 0.5)],
    }),
    ...openingWipe(stage),
  ];
}

/** A board with the logo that hangs from the awning and swings out. */
function sign(stage: LottieStage): LottieDraft[] {
  const board: Box = stage.pick(
    { x: 1270, y: 330, width: 540, height: 400 },
    { x: 190, y: 300, width: 700, height: 490 },
  );
  const nail = [board.x + board.width / 2, 0] as const;
  const holder = anchor({ at: nail, rotation: swing(stage) });
  const local: Box = { ...board, x: -board.width / 2, y: board.y };
  const ropes = [-0.36, 0.36].map((share) =>
    straightLine([board.width * share, -40], [board.width * share, local.y + 20]),
  );
  const [x, y] = center(local);
  return [
    shapes([group([...ropes, stroke(ink, 8)])], { name: 'Ropes', parent: holder }),
    block(local, cream, { name: 'Board', radius: 36, parent: holder }),
    block(inset(local, 18), tomato, { name: 'Line', radius: 24, parent: holder, opacity: 100 }),
    block(inset(local, 24), cream, { name: 'Board inside', radius: 20, parent: holder }),
    logoOf(
      logo,
      { x: x - board.width * 0.36, y: y - board.height * 0.4, width: board.width * 0.72, height: board.height * 0.48 },
      { parent: holder },
    ),
    text(note, {
      box: { x: x - 210, y: y + board.height * 0.14, width: 420, height: 100 },
      type: hand(84),
      color: tomato,
      align: 'center',
      fit: { maxLines: 1, minSize: 40, align: 'center' },
      parent: holder,
      animators: [write(1.2)],
    }),
  ];
}

/** Motion of a board that is pushed out and comes to rest. */
function swing(stage: LottieStage) {
  return keys(
    [0.2, 22, 'inOutSine'],
    [0.8, -13, 'inOutSine'],
    [1.4, 8, 'inOutSine'],
    [2.1, -5, 'inOutSine'],
    [2.9, 3, 'inOutSine'],
    [stage.seconds, -2],
  );
}

/** Address to book; it stays on screen to the end. */
export const callToAction: SceneSource = {
  id: 10108,
  slug: 'call-to-action',
  name: 'Call to action',
  description: 'Where to book, and a board with your logo that hangs from the awning.',
  bars: 2,
  keyframeSeconds: 3.2,
  texts: [headline, detail, website, note],
  images: [logo],
  colors: colors.filter(({ innerReference }) => innerReference !== 'butter'),
  background: { default: { type: 'color', color: CREAM }, allowed: ['color'] },
  draw,
};
