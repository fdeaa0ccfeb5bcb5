/** Effects of a film: bars that close like eyelids, light that leaks in, dust, a slow push, titles that fade up. */
import type { Paint } from '../../lottie/color';
import type { LayerOptions, LottieDraft } from '../../lottie/draft';
import { glow } from '../../lottie/glow';
import { block, group, shapes } from '../../lottie/layers';
import { keys } from '../../lottie/property';
import { enter } from '../../lottie/reveal';
import { ellipse, fill } from '../../lottie/shape';
import type { Box, LottieStage } from '../../lottie/stage';
import { asWipe } from '../../lottie/wipe';
import { amber, ember, night } from './look';

const OPEN_SECONDS = 1;
const CLOSE_SECONDS = 0.75;

/** Height of one bar while the scene is open, px. */
export function barHeight(stage: LottieStage): number {
  return stage.pick(104, 120);
}

/**
 * The bars above and below. They open out of a slit of light and close into one, so that any two scenes join. The last
 * scene of a film keeps them open.
 */
export function eyelids(stage: LottieStage, closes = true): LottieDraft[] {
  return [
    ...lids(stage, 'bar', ({ open }) => ({ offset: open })),
    ...opening(stage),
    ...(closes ? closing(stage) : []),
  ];
}

function opening(stage: LottieStage): LottieDraft[] {
  const opened = lids(stage, 'opening lid', ({ shut, open }) => ({
    offset: keys([0.1, shut, 'inOutCubic'], [OPEN_SECONDS, open]),
    until: OPEN_SECONDS,
  }));
  const light = slit(stage, { scale: keys([0, [100, 100], 'outCubic'], [0.5, [100, 0]]), until: 0.5 });
  return asWipe('arrival', [...opened, light]);
}

function closing(stage: LottieStage): LottieDraft[] {
  const end = stage.seconds - 1 / 30;
  const from = end - CLOSE_SECONDS;
  const closed = lids(stage, 'closing lid', ({ shut, open }) => ({
    offset: keys([from, open, 'inOutCubic'], [end, shut]),
    from,
  }));
  const light = slit(stage, {
    scale: keys([end - 0.18, [0, 60], 'outCubic'], [end, [100, 100]]),
    from: end - 0.18,
  });
  return [...asWipe('cover', closed), ...asWipe('ahead', [light])];
}

/** Offsets of a lid. */
interface LidPlaces {
  readonly shut: number[];
  /** Only the bar is seen. */
  readonly open: number[];
}

function lids(stage: LottieStage, name: string, options: (places: LidPlaces) => LayerOptions): LottieDraft[] {
  const half = stage.height / 2;
  const away = half - barHeight(stage);
  return ([-1, 1] as const).map((side) => {
    const box: Box = { x: -1, y: side < 0 ? -1 : half, width: stage.width + 2, height: half + 1 };
    const places = { shut: [0, 0], open: [0, side * away] };
    return block(box, night, { name: `${side < 0 ? 'Upper' : 'Lower'} ${name}`, ...options(places) });
  });
}

function slit({ width, height }: LottieStage, options: LayerOptions): LottieDraft {
  return block({ x: 0, y: height / 2 - 4, width, height: 8 }, amber, { name: 'Slit of light', ...options });
}

/** Light leaks into the camera: two soft lights wander along one side. */
export function leak(stage: LottieStage, side: 'left' | 'right', strength = 1): LottieDraft[] {
  const { width, height, seconds } = stage;
  const x = side === 'left' ? -0.04 * width : 1.04 * width;
  const drift = side === 'left' ? 1 : -1;
  const radius = stage.pick(780, 760);
  return [
    glow(stage, {
      at: [x, height * 0.2],
      radius,
      paint: ember,
      opacity: keys(
        [0, 40 * strength, 'inOutSine'],
        [seconds * 0.5, 78 * strength, 'inOutSine'],
        [seconds, 46 * strength],
      ),
      offset: keys([0, [0, 0], 'inOutSine'], [seconds, [drift * width * 0.1, height * 0.34]]),
      blend: 'screen',
    }),
    glow(stage, {
      at: [x, height * 0.86],
      radius: radius * 0.62,
      paint: amber,
      opacity: keys(
        [0, 16 * strength, 'inOutSine'],
        [seconds * 0.45, 52 * strength, 'inOutSine'],
        [seconds, 20 * strength],
      ),
      offset: keys([0, [0, 0], 'inOutSine'], [seconds, [drift * width * 0.05, -height * 0.42]]),
      blend: 'screen',
    }),
  ];
}

const DUST = 18;

/** Motes that rise through the light. */
export function dust(stage: LottieStage, paint: Paint = amber): LottieDraft {
  const { width, height, seconds } = stage;
  const motes = Array.from({ length: DUST }, (_, index) => {
    const x = ((index * 0.618 + 0.13) % 1) * width;
    const y = ((index * 0.377 + 0.29) % 1) * height;
    const size = 4 + (index % 4) * 3;
    const climb = 60 + (index % 5) * 46;
    const sway = (index % 2 === 0 ? 1 : -1) * (20 + (index % 3) * 24);
    return group([ellipse([0, 0], size), fill(paint, 26 + (index % 3) * 16)], {
      offset: keys([0, [x, y], 'linear'], [seconds, [x + sway, y - climb]]),
    });
  });
  return shapes(motes, { name: 'Dust' });
}

/** Letters come out of the dark, drawn apart, one after another. */
export function fadeUp(at: number, seconds = 1.6) {
  return enter({ by: 'character', at, seconds, overlap: 0.75, softness: 60, state: { x: 46, opacity: 0 } });
}

/** Lines of prose come up softly. */
export function surface(at: number, seconds = 1.2) {
  return enter({ by: 'line', at, seconds, overlap: 0.6, softness: 70, state: { y: 26, opacity: 0 } });
}

/** The camera moves in slowly. Percent. */
export function push(stage: LottieStage, to = 104) {
  return keys([0, 100, 'linear'], [stage.seconds, to]);
}
