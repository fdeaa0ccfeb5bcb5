import { sceneImageField, sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { arch } from '../../lottie/figures';
import { block, group, logoOf, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { fill, stroke, trim } from '../../lottie/shape';
import { type Box, inset, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { accent, accentField, body, cream, creamField, FOREST, label, serif } from './look';
import { ornament, rule, settle } from './motifs';
import { openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'Tell us how you want to live', { maxLength: 70 });
const detail = textareaField('detail', 'Text', 'The first visit is on us, coffee included.', { maxLength: 120 });
const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });
const logo = sceneImageField('logo', 'Logo', 'juniper-logo.png', { landscape: 2, portrait: 2 }, { dataField: 'LOGO' });

function draw(stage: LottieStage): LottieDraft[] {
  const copy: Box = stage.pick({ x: 96, y: 130, width: 1060, height: 480 }, { x: 84, y: 880, width: 912, height: 420 });
  return [
    ...sign(stage),
    ornament(
      stage,
      stage.pick({ x: 96, y: 84, width: 76, height: 76 }, { x: 84, y: 760, width: 84, height: 84 }),
      0.6,
      accent,
    ),
    text(headline, {
      box: copy,
      type: serif(stage.pick(150, 132)),
      color: cream,
      fit: { minSize: 72, align: stage.pick('center', 'top') },
      animators: [settle(0.4)],
    }),
    text(detail, {
      box: stage.pick({ x: 96, y: 650, width: 1060, height: 130 }, { x: 84, y: 1320, width: 912, height: 140 }),
      type: body(48),
      color: cream,
      fit: { minSize: 32 },
      animators: [rise(1, { by: 'line', distance: 30 })],
    }),
    text(website, {
      box: stage.pick({ x: 96, y: 850, width: 1060, height: 90 }, { x: 84, y: 1520, width: 912, height: 100 }),
      type: label(stage.pick(66, 68)),
      color: cream,
      fit: { maxLines: 1, minSize: 32, align: 'center' },
      animators: [rise(1.3, { by: 'line', distance: 30 })],
    }),
    rule(stage.pick({ x: 96, y: 956, width: 1060, height: 6 }, { x: 84, y: 1636, width: 912, height: 6 }), 1.4, accent),
    ...openingWipe(stage),
  ];
}

/** The logo is in a lit doorway. */
function sign(stage: LottieStage): LottieDraft[] {
  const door: Box = stage.pick(
    { x: 1284, y: 200, width: 510, height: 880 },
    { x: 250, y: 170, width: 580, height: 620 },
  );
  const frame: Box = { x: door.x - 30, y: door.y - 30, width: door.width + 60, height: door.height + 30 };
  const plateWidth = door.width - 130;
  const logoBox: Box = {
    x: door.x + 65,
    y: door.y + stage.pick(330, 240),
    width: plateWidth,
    height: plateWidth / 2,
  };
  return [
    shapes([group([arch(frame), trim(0, keys([0.5, 0, 'inOutCubic'], [1.7, 100])), stroke(accent, 4)])], {
      name: 'Fine line',
    }),
    shapes([group([arch(door), fill(cream)])], {
      name: 'Doorway',
      at: [door.x + door.width / 2, door.y + door.height],
      anchor: [door.x + door.width / 2, door.y + door.height],
      scale: keys([0.2, [100, 0], 'inOutQuint'], [1.2, [100, 100]]),
    }),
    block({ x: door.x + 65, y: logoBox.y + logoBox.height + 40, width: plateWidth, height: 4 }, accent, {
      scale: keys([1.3, [0, 100], 'outExpo'], [2, [100, 100]]),
    }),
    logoOf(logo, inset(logoBox, 0), {
      opacity: keys([1, 0, 'linear'], [1.5, 100]),
      scale: keys([1, 92, 'outCubic'], [2, 100, 'inOutSine'], [stage.seconds, 103]),
    }),
  ];
}

/** An invitation; it stays on screen to the end. */
export const callToAction: SceneSource = {
  id: 2107,
  slug: 'call-to-action',
  name: 'Call to action',
  description: 'An invitation, the address and your logo.',
  bars: 2,
  keyframeSeconds: 4,
  texts: [headline, detail, website],
  images: [logo],
  colors: [creamField, accentField],
  background: { default: { type: 'color', color: FOREST }, allowed: ['color'] },
  draw,
};
