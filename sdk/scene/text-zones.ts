/** The zones that a text layer keeps clear of, in px of its box. */
import { zonesAround } from './keep-out';
import type { LottieLayer } from './lottie';
import type { RestPlaces } from './rest-place';
import type { Zone } from './zone';

/** Empty for text without a box. */
export function textZones(layer: LottieLayer, layers: readonly LottieLayer[], places: RestPlaces): Zone[] {
  const { sz, ps } = layer.t?.d.k[0]?.s ?? {};
  const [widthPx, heightPx] = sz ?? [];
  if (!widthPx || !heightPx) return [];
  return zonesAround(layer, { widthPx, heightPx }, [ps?.[0] ?? 0, ps?.[1] ?? 0], layers, places);
}
