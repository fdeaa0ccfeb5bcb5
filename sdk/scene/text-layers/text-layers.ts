/**
 * Text layers become shape layers: the user's words, set and fitted, in the place and movement of the template. Layers
 * that are tied to a text follow it.
 */
import { compositionsOf } from '../documents/layer-tree';
import type { LottieAnimation, LottieLayer } from '../lottie';
import type { TextShaper } from '../text-shaper';
import { restPlaces } from '../zones/rest-place';
import { textZones } from '../zones/text-zones';
import { SceneMemory } from './scene-memory';
import { type SetLayer, setTextLayer } from './set-text-layer';
import { fitShares, type ShareOf } from './text-groups';
import type { TextContent, TextSetting } from './text-setting';
import { tiedLayer } from './tied-layers';

export function compileTextLayers(
  animation: LottieAnimation,
  content: TextContent,
  shaper: TextShaper,
  memory = new SceneMemory(),
): LottieAnimation {
  const { fonts, chars: _chars, ...rest } = animation;
  const restFrame = Math.round((animation.ip + animation.op) / 2);
  const setting: TextSetting = { fonts: fonts?.list ?? [], content, shaper, memory, restFrame };
  const compositions = compositionsOf(animation).map((layers) =>
    layers.map((layer) => shownWithText(layer, layers, content)),
  );
  const shareOf = fitShares(compositions, setting);
  const [layers = [], ...others] = compositions.map((list) => setComposition(list, setting, shareOf));
  const withLayers = animation.assets.filter((asset) => asset.layers);
  const assets = animation.assets.map((asset) =>
    asset.layers ? { ...asset, layers: others[withLayers.indexOf(asset)] ?? [] } : asset,
  );
  return { ...rest, layers, assets } as LottieAnimation;
}

/** A layer that is tied to an empty text is hidden. */
function shownWithText(layer: LottieLayer, layers: readonly LottieLayer[], { textOf }: TextContent): LottieLayer {
  const slot = layer.tie?.text;
  if (slot === undefined) return layer;
  const own = layers.find(({ t }) => t?.d.sid === slot)?.t?.d.k[0]?.s.t ?? '';
  return (textOf(slot) ?? own).trim() === '' ? { ...layer, hd: true } : layer;
}

function setComposition(layers: readonly LottieLayer[], setting: TextSetting, shareOf: ShareOf): LottieLayer[] {
  const { content, memory, restFrame } = setting;
  const places = restPlaces(layers, restFrame);
  const { fontFamily, displayFont } = content;
  const texts = new Map<string, SetLayer>();
  const set = layers.map((layer) => {
    if (layer.ty !== 5 || !layer.t) return layer;
    const slot = layer.t.d.sid;
    const value = slot === undefined ? undefined : content.textOf(slot);
    const zones = textZones(layer, layers, places);
    const share = shareOf(layer);
    const key = [
      value,
      slot && content.fieldOf(slot),
      fontFamily,
      displayFont,
      content.languagesOf(slot),
      share,
      zones,
    ];
    const text = memory.layer('text', layer, key, () => setTextLayer(layer, { ...setting, zones, share }));
    if (slot !== undefined) {
      if (!texts.has(slot)) texts.set(slot, text);
      if (text.overflows) content.onNotice({ code: 'text_overflow', slot });
      if (text.touches) content.onNotice({ code: 'text_collides', slot });
      const letters = text.missingLetters.join('');
      if (letters) content.onNotice({ code: 'missing_glyphs', slot, letters });
    }
    return text.layer;
  });
  return set.map((layer) => {
    const text = layer.tie && texts.get(layer.tie.text);
    if (!text || layer.hd) return layer;
    const at = [places.ofLayer(text.set.layer), places.aroundLayer(layer)];
    return memory.layer('tie', layer, [text.set.lines, text.set.startsRight, at], () =>
      tiedLayer(layer, text.set, places, restFrame),
    );
  });
}
