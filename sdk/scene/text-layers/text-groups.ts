/** Texts of one group (`fit.group`) have one size: each shrinks by the share that the tightest of them needs. */
import type { LottieLayer } from '../lottie';
import { restPlaces } from '../zones/rest-place';
import { textZones } from '../zones/text-zones';
import type { TextSetting } from './text-setting';
import { textStyle } from './text-style';

/** The share of its own size that a text layer has at most, 0 to 1. */
export type ShareOf = (layer: LottieLayer) => number;

export function fitShares(compositions: readonly (readonly LottieLayer[])[], setting: TextSetting): ShareOf {
  const shares = new Map<string, number>();
  for (const layers of compositions) {
    if (!layers.some(groupOf)) continue;
    const places = restPlaces(layers, setting.restFrame);
    for (const layer of layers) {
      const group = groupOf(layer);
      if (group === undefined) continue;
      const share = ownShare(layer, textZones(layer, layers, places), setting);
      shares.set(group, Math.min(shares.get(group) ?? 1, share));
    }
  }
  return (layer) => shares.get(groupOf(layer) ?? '') ?? 1;
}

function groupOf({ t }: LottieLayer): string | undefined {
  return t?.d.k[0]?.s.fit?.group;
}

/** The share of its size to which the text shrinks by itself. */
function ownShare(
  layer: LottieLayer,
  zones: ReturnType<typeof textZones>,
  { content, fonts, shaper, memory }: TextSetting,
): number {
  const { fontFamily, displayFont } = content;
  const slot = layer.t?.d.sid;
  const languages = content.languagesOf(slot);
  const value = slot === undefined ? undefined : content.textOf(slot);
  return memory.layer('fit', layer, [value, fontFamily, displayFont, languages, zones], () => {
    const sizes = (layer.t?.d.k ?? []).map(({ s }) => {
      const document = { ...s, t: value ?? s.t };
      const style = textStyle(document, fonts, { ...content, languages }, { zones, share: 1 });
      return shaper.layout(document.t, style).sizePx / style.sizePx;
    });
    return Math.min(1, ...sizes);
  });
}
