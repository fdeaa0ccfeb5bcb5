/** The zones that a text layer keeps clear of, in px of its box. */
import type { LottieLayer } from '../lottie';
import type { Zone } from '../zone';
import { zonesAround } from './keep-out';
import type { RestPlaces } from './rest-place';

/** Empty for text without a box. */
export function textZones(layer: LottieLayer, layers: readonly LottieLayer[], places: RestPlaces): Zone[] {
  const { sz, ps } = layer.t?.d.k[0]?.s ?? {};
  const [widthPx, heightPx] = sz ?? [];
  if (!widthPx || !heightPx) return [];
  return zonesAround(layer, { widthPx, heightPx }, [ps?.[0] ?? 0, ps?.[1] ?? 0], layers, places);
}
