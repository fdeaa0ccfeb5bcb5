import { sceneImageField, sceneTextField, textareaField } from '../../../fields';
import type { SceneSource } from '../../../ingredient';
import type { LottieDraft } from '../../../lottie/draft';
import { grow } from '../../../lottie/grow';
import { block, group, logoOf, shapes } from '../../../lottie/layers';
import { tiedTo } from '../../../lottie/layout-marks';
import { keys } from '../../../lottie/property';
import { ellipse, fill } from '../../../lottie/shape';
import { type Box, inset, type LottieStage } from '../../../lottie/stage';
import { text } from '../../../lottie/text';
import { body, buttonText, buttonTextField, colors, display, label, navy, paper, pink, YELLOW, yellow } from './look';
import { feed, misprint, press, screen, stamp } from './motifs';
import { openingWipe } from './wipes';

const headline = textareaField('headline', 'Headline', 'Good night, good morning', { maxLength: 50 });
const detail = textareaField('detail', 'Text', 'A new tip every Sunday.', { maxLength: 90 });
const website = sceneTextField('website', 'Website', 'juniper.example', { maxLength: 50, dataField: 'WEBSITE' });
const logo = sceneImageField('logo', 'Logo', 'juniper-logo.png', { landscape: 2, portrait: 2 }, { dataField: 'LOGO' });

function draw(stage: LottieStage): LottieDraft[] {
  const bar: Box = stage.pick({ x: 96, y: 790, width: 940, height: 180 }, { x: 84, y: 1520, width: 912, height: 200 });
  return [
    screen(
      stage.pick({ x: 1100, y: 760, width: 860, height: 340 }, { x: 0, y: 1760, width: 1080, height: 200 }),
      stage.pick(20, 24),
      pink,
      0.3,
    ),
    ...badge(stage),
    ...misprint(
      headline,
      {
        box: stage.pick({ x: 96, y: 110, width: 1060, height: 480 }, { x: 84, y: 880, width: 890, height: 420 }),
        type: display(stage.pick(164, 148)),
        color: navy,
        fit: { minSize: 74, align: stage.pick('center', 'bottom') },
        animators: [press(0.3, 0.7)],
      },
      0.3,
    ),
    text(detail, {
      box: stage.pick({ x: 96, y: 630, width: 1000, height: 120 }, { x: 84, y: 1340, width: 912, height: 140 }),
      type: body(stage.pick(58, 58)),
      color: navy,
      fit: { minSize: 36, align: 'center' },
      animators: [feed(0.8)],
    }),
    tiedTo(website, block(bar, navy, { name: 'Button', ...grow(0.8, 1.3) })),
    text(website, {
      box: inset(bar, 56, 20),
      type: label(stage.pick(80, 82)),
      color: buttonText,
      fit: { maxLines: 1, minSize: 36, align: 'center' },
      animators: [feed(1.1, 0.4)],
    }),
    ...openingWipe(stage),
  ];
}

/** The logo on a paper disc, with two inks that peep out behind it. */
function badge(stage: LottieStage): LottieDraft[] {
  const size = stage.pick(600, 560);
  const at: readonly [number, number] = stage.pick([1500, 430], [540, 480]);
  const [x, y] = at;
  return [
    stamp(stage, 'half', 0.2, { at: [x + 40, y + 30], size: size * 1.14, paint: pink, turn: 0 }),
    stamp(stage, 'quarter', 0.35, { at: [x - size * 0.36, y - size * 0.36], size: size * 0.4, paint: yellow, turn: 2 }),
    shapes([group([ellipse([0, 0], size), fill(paper)])], {
      name: 'Disc',
      at,
      scale: keys([0.3, 0, 'softOvershoot'], [0.8, 100]),
    }),
    logoOf(
      logo,
      { x: x - size * 0.34, y: y - size * 0.2, width: size * 0.68, height: size * 0.4 },
      {
        opacity: keys([0.6, 0, 'outCubic'], [0.9, 100]),
      },
    ),
  ];
}

/** Address to find more; it stays on screen to the end. */
export const callToAction: SceneSource = {
  id: 4207,
  slug: 'riso-call-to-action',
  name: 'Call to action',
  description: 'Where to find more, with your logo on a disc that shapes turn behind.',
  bars: 2,
  keyframeSeconds: 2.8,
  texts: [headline, detail, website],
  images: [logo],
  colors: [...colors, buttonTextField],
  background: { default: { type: 'color', color: YELLOW }, allowed: ['color'] },
  draw,
};
