import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { anchor, block, group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { ellipse, fill } from '../../lottie/shape';
import type { LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { SCENE_BARS } from '../film';
import { BLUE, body, brightBlue, display, label, paleBlue, paper, white } from '../look';
import { screenCard, screenField } from './screen-card';

const kicker = sceneTextField('kicker', 'Small heading', 'Tutorial', { maxLength: 40 });
const title = textareaField('title', 'Title', 'Make your first video', { maxLength: 60 });
const subtitle = textareaField('subtitle', 'Text', 'From an empty account to an MP4 file.', { maxLength: 90 });

/** Beyond the right edge: the screenshot is the picture of the cover, the steps show it whole. */
const CARD = { x: 1010, y: 160, width: 1040, height: 780 };

function draw(stage: LottieStage): LottieDraft[] {
  const entering = anchor({
    name: 'Entrance',
    offset: keys([0, [90, 0], 'outExpo'], [0.9, [0, 0]]),
  });
  return [
    disc([1500, 560], 1120, stage.seconds),
    ...screenCard({ box: CARD, parent: entering }),
    text(kicker, {
      box: { x: 96, y: 232, width: 820, height: 64 },
      type: label(42),
      color: paleBlue,
      fit: { maxLines: 1, minSize: 30 },
      animators: [rise(0, { distance: 30, seconds: 0.5 })],
    }),
    text(title, {
      box: { x: 96, y: 312, width: 850, height: 400 },
      type: display(116),
      color: white,
      fit: { minSize: 72 },
      animators: [rise(0.1, { distance: 60, seconds: 0.7 })],
    }),
    text(subtitle, {
      box: { x: 96, y: 742, width: 800, height: 170 },
      type: body(46),
      color: paleBlue,
      fit: { minSize: 34 },
      animators: [rise(0.5, { distance: 40, seconds: 0.7 })],
    }),
    ...closing(stage),
  ];
}

function disc(at: readonly [number, number], size: number, seconds: number): LottieDraft {
  return shapes([group([ellipse([0, 0], size), fill(brightBlue)])], {
    name: 'Disc',
    at,
    scale: keys([0, 96, 'linear'], [seconds, 104]),
  });
}

/** The paper of the steps comes up from below. */
function closing(stage: LottieStage): LottieDraft[] {
  const end = stage.seconds - 1 / 30;
  const scale = keys([end - 0.36, [100, 0], 'inOutCubic'], [end, [100, 100]]);
  return [block(stage.full, paper, { name: 'Paper', pivot: [0.5, 1], scale, from: end - 0.36 })];
}

/** The title of a film beside a screenshot; its still is the poster. */
export const cover: SceneSource = {
  id: 1,
  slug: 'cover',
  name: 'Cover',
  description: 'The title beside a screenshot.',
  bars: SCENE_BARS,
  keyframeSeconds: 2.4,
  texts: [kicker, title, subtitle],
  images: [screenField],
  colors: [],
  background: { default: { type: 'color', color: BLUE }, allowed: ['color'] },
  draw,
};
