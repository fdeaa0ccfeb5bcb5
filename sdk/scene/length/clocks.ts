/** Clocks of a document's compositions: which frame of the document a frame inside of one is. */
import type { LottieAnimation, LottieLayer } from '../lottie';

/** Frame `t` of the composition is frame `start + t * rate` of the document. */
export interface CompositionClock {
  readonly start: number;
  readonly rate: number;
}

export const DOCUMENT_CLOCK: CompositionClock = { start: 0, rate: 1 };

/**
 * By asset id. A composition that is shown several times has the clock of its first layer. A composition with remapped time or
 * a stretch of 0 or less has no clock, and what it shows is left out.
 */
export function clocksOf(animation: LottieAnimation): ReadonlyMap<string, CompositionClock> {
  const compositions = new Map(animation.assets.flatMap(({ id, layers }) => (layers ? [[id, layers] as const] : [])));
  const clocks = new Map<string, CompositionClock>();
  const pending: { readonly layers: readonly LottieLayer[]; readonly clock: CompositionClock }[] = [
    { layers: animation.layers, clock: DOCUMENT_CLOCK },
  ];
  for (let next = pending.pop(); next; next = pending.pop()) {
    for (const layer of next.layers) {
      const layers = layer.refId === undefined ? undefined : compositions.get(layer.refId);
      if (!layers || layer.refId === undefined || clocks.has(layer.refId) || 'tm' in layer) continue;
      const clock = clockInside(layer, next.clock);
      if (!(clock.rate > 0)) continue;
      clocks.set(layer.refId, clock);
      pending.push({ layers, clock });
    }
  }
  return clocks;
}

function clockInside({ st = 0, sr = 1 }: Partial<LottieLayer>, { start, rate }: CompositionClock): CompositionClock {
  return { start: start + st * rate, rate: rate * sr };
}
