import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { block, picture } from '../../lottie/layers';
import { keptClear } from '../../lottie/layout-marks';
import { inside } from '../../lottie/matte';
import { keys } from '../../lottie/property';
import { type Box, inset, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { BUTTER, colors, cream, hand, ink, olive, serif, tomato } from './look';
import { awning, brushUnder, lay, price, sprig, write } from './motifs';
import { closingWipe, openingWipe } from './wipes';

const kicker = sceneTextField('kicker', 'Small heading', 'at Juniper’s kitchen', { maxLength: 40, dataField: 'NAME' });
const headline = textareaField('headline', 'Headline', 'Pizza Sunday is back', { maxLength: 50 });
const note = sceneTextField('note', 'Note', 'from €9', { maxLength: 14 });
const photo = sceneImageField('picture', 'Image', 'pizza.jpg', { landscape: 1, portrait: 1 });

function draw(stage: LottieStage): LottieDraft[] {
  const dish: Box = stage.pick({ x: 940, y: 150, width: 900, height: 900 }, { x: 90, y: 860, width: 900, height: 900 });
  const words: Box = stage.pick({ x: 96, y: 306, width: 850, height: 570 }, { x: 84, y: 366, width: 912, height: 440 });
  return [
    sprig(stage, stage.pick([1000, 1150], [110, 1960]), stage.pick(300, 460), stage.pick(-8, 24), olive, 0.5),
    sprig(stage, stage.pick([1850, 400], [1000, 900]), stage.pick(360, 330), stage.pick(28, 30), olive, 0.65),
    ...plate(stage, dish),
    ...awning(stage),
    text(kicker, {
      box: stage.pick({ x: 96, y: 190, width: 860, height: 110 }, { x: 84, y: 250, width: 912, height: 110 }),
      type: hand(stage.pick(96, 100)),
      color: ink,
      fit: { maxLines: 1, minSize: 46, align: 'center' },
      animators: [write(0.6)],
    }),
    text(headline, {
      box: words,
      type: serif(stage.pick(196, 184)),
      color: ink,
      fit: { minSize: 88, align: 'top' },
      animators: [lay(0.35)],
    }),
    ...(stage.isPortrait ? [] : [brushUnder(headline, words, { x: 100, y: 890, width: 560, height: 54 }, tomato, 1)]),
    ...price(
      stage,
      note,
      stage.pick({ x: 800, y: 760, width: 330, height: 260 }, { x: 690, y: 1580, width: 320, height: 250 }),
      1,
      cream,
      tomato,
    ),
    ...openingWipe(stage),
    ...closingWipe(stage),
  ];
}

/** A round dish that rolls in and turns on slowly. */
function plate(stage: LottieStage, box: Box): LottieDraft[] {
  const rim: Box = { x: box.x - 22, y: box.y - 22, width: box.width + 44, height: box.height + 44 };
  const roll = keys([0.1, [1400, 0], 'outExpo'], [1.2, [0, 0]]);
  const turn = keys([0.1, 160, 'outExpo'], [1.4, 0, 'linear'], [stage.seconds, -16]);
  const round = block(box, ink, { radius: box.width / 2, offset: roll });
  return [
    keptClear(block(rim, cream, { name: 'Rim', radius: rim.width / 2, offset: roll }), inset(rim, -14), 'round'),
    picture(photo, box, { offset: roll, rotation: turn, scale: 126, matte: inside(round) }),
  ];
}

/** Name of the dish, and the dish itself rolling in. */
export const title: SceneSource = {
  id: 10101,
  slug: 'title',
  name: 'Title',
  description: 'What there is, under an awning; the dish rolls in.',
  bars: 2,
  keyframeSeconds: 3,
  texts: [kicker, headline, note],
  images: [photo],
  colors,
  background: { default: { type: 'color', color: BUTTER }, allowed: ['color'] },
  draw,
};
