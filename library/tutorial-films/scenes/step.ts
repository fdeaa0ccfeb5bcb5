import { sceneTextField, textareaField } from '../../fields';
import type { SceneSource } from '../../ingredient';
import type { LottieDraft } from '../../lottie/draft';
import { anchor, group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { rise } from '../../lottie/reveal';
import { ellipse, fill, rect, stroke, trim } from '../../lottie/shape';
import { type Box, inset, type LottieStage } from '../../lottie/stage';
import { text } from '../../lottie/text';
import { closeupOf, spotIn } from '../camera-path';
import { type Area, type FilmScreen, SCENE_BARS, SCREEN } from '../film';
import { blue, body, display, ink, line, muted, PAPER, red, white } from '../look';
import { screenCard, screenField } from './screen-card';

const number = sceneTextField('number', 'Number', '1', { maxLength: 2 });
const headline = textareaField('headline', 'Step', 'Choose a recipe', { maxLength: 60 });
const detail = textareaField('detail', 'Text', 'Open the library and pick your goal.', { maxLength: 110 });

/** As large as the screenshot in CSS pixels, so that both count alike. */
const CARD: Box = { x: 656, y: 90, ...SCREEN };
const WORDS = { x: 84, width: 508 };
/** The whole screen first, then the part that matters. */
const CAMERA = { leaves: 1.1, arrives: 2 };
/** Height of a line of the headline. */
const LINE = 76;
/** Between the spot and its ring. */
const RING_GAP = 12;

export interface StepPlace {
  /** From 0, and of how many. */
  readonly place: number;
  readonly count: number;
  /** Lines of the headline; the text follows it. */
  readonly lines: 1 | 2;
}

/** A step in words beside a screenshot, in which the camera moves to the spot. */
export function stepScene(shown: Pick<FilmScreen, 'spot' | 'view'>, { place, count, lines }: StepPlace): SceneSource {
  return {
    id: 100 + place,
    slug: `step-${place + 1}`,
    name: `Step ${place + 1}`,
    description: 'A numbered step beside a screenshot.',
    bars: SCENE_BARS,
    keyframeSeconds: 3,
    texts: [number, headline, detail],
    images: [screenField],
    colors: [],
    background: { default: { type: 'color', color: PAPER }, allowed: ['color'] },
    draw: (stage) => [...words(lines), ...dots(place, count), ...screen(stage, shown)],
  };
}

function words(lines: 1 | 2): LottieDraft[] {
  const badge = anchor({ at: [WORDS.x + 50, 250], scale: keys([0, [60, 60], 'softOvershoot'], [0.4, [100, 100]]) });
  return [
    shapes([group([ellipse([0, 0], 100), fill(blue)])], { name: 'Badge', parent: badge }),
    text(number, {
      box: { x: -50, y: -36, width: 100, height: 72 },
      type: display(52),
      color: white,
      align: 'center',
      fit: { maxLines: 1, align: 'center', minSize: 40 },
      parent: badge,
    }),
    text(headline, {
      box: { ...WORDS, y: 340, height: lines * LINE },
      type: display(64),
      color: ink,
      fit: { minSize: 46, maxLines: lines },
      animators: [rise(0.05, { distance: 40, seconds: 0.6 })],
    }),
    text(detail, {
      box: { ...WORDS, y: 340 + lines * LINE + 28, height: 250 },
      type: body(40),
      color: muted,
      fit: { minSize: 34, maxLines: 4 },
      animators: [rise(0.35, { distance: 30, seconds: 0.6 })],
    }),
  ];
}

/** Number of the step, of all steps. */
function dots(place: number, count: number): LottieDraft[] {
  const all = Array.from({ length: count }, (_, index) =>
    group([ellipse([WORDS.x + 12 + index * 40, 930], index === place ? 24 : 16), fill(index === place ? blue : line)]),
  );
  return [shapes(all, { name: 'Dots' })];
}

function screen(stage: LottieStage, shown: Pick<FilmScreen, 'spot' | 'view'>): LottieDraft[] {
  const closeup = closeupOf(shown);
  const { area, zoom } = closeup;
  const { leaves, arrives } = CAMERA;
  const away = [
    (SCREEN.width / 2 - area.x - area.width / 2) * zoom,
    (SCREEN.height / 2 - area.y - area.height / 2) * zoom,
  ];
  const card = anchor({ offset: keys([0, [0, 46], 'outExpo'], [0.6, [0, 0]]) });
  return [
    ...screenCard({
      box: CARD,
      parent: card,
      zoom,
      scale: keys([leaves, [100 / zoom, 100 / zoom], 'inOutCubic'], [arrives, [100, 100]]),
      offset: keys([leaves, [0, 0], 'inOutCubic'], [arrives, away]),
    }),
    ...ring(stage, spotIn(closeup, shown.spot)),
  ];
}

/** Drawn around the spot once the camera is there; it breathes until the scene ends. */
function ring(stage: LottieStage, spot: Area): LottieDraft[] {
  const card = inset(CARD, 5);
  const left = Math.max(card.x, CARD.x + spot.x - RING_GAP);
  const top = Math.max(card.y, CARD.y + spot.y - RING_GAP);
  const right = Math.min(card.x + card.width, CARD.x + spot.x + spot.width + RING_GAP);
  const bottom = Math.min(card.y + card.height, CARD.y + spot.y + spot.height + RING_GAP);
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  const start = CAMERA.arrives;
  const drawn = trim(0, keys([start, 0, 'inOutCubic'], [start + 0.6, 100]));
  const width = keys(
    [start + 0.6, 8, 'inOutSine'],
    [start + 1.1, 12, 'inOutSine'],
    [start + 1.6, 8, 'inOutSine'],
    [stage.seconds, 8],
  );
  return [shapes([group([rect(box, 18), drawn, stroke(red, width, { cap: 'round' })])], { name: 'Ring', from: start })];
}
