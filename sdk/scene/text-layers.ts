/** Text layers become shape layers: the user's words, set and fitted, in the place and movement of the template. */
import type { SceneNotice } from './composition';
import { mapLayers } from './layer-tree';
import type { LottieAnimation, LottieLayer, LottieTextDocument } from './lottie';
import type { TextShaper } from './text-shaper';
import { textShapes } from './text-shapes';
import { type StyleOverrides, textStyle } from './text-style';

export interface TextContent extends StyleOverrides {
  /** Text of a slot; undefined: the template's own. */
  readonly textOf: (slot: string) => string | undefined;
  /** Reports a text that does not fit its box. */
  readonly onNotice: (notice: { code: SceneNotice['code']; slot: string }) => void;
}

export function compileTextLayers(
  animation: LottieAnimation,
  content: TextContent,
  shaper: TextShaper,
): LottieAnimation {
  const fonts = animation.fonts?.list ?? [];
  const {
    fonts: _fonts,
    chars: _chars,
    ...rest
  } = mapLayers(animation, (layer) => (layer.ty === 5 && layer.t ? spansOf(layer, fonts, content, shaper) : [layer]));
  return rest as LottieAnimation;
}

/** A text document can change over time: each span of it becomes a layer of its own. */
function spansOf(
  layer: LottieLayer,
  fonts: NonNullable<LottieAnimation['fonts']>['list'],
  content: TextContent,
  shaper: TextShaper,
): LottieLayer[] {
  const { t: text, ...rest } = layer;
  if (!text) return [];
  const { d, a: animators } = text;
  return d.k.flatMap(({ t, s }, index) => {
    const ip = index === 0 ? layer.ip : Math.max(layer.ip, t);
    const op = Math.min(layer.op, d.k[index + 1]?.t ?? layer.op);
    if (op <= ip) return [];
    const document: LottieTextDocument = { ...s, t: (d.sid && content.textOf(d.sid)) ?? s.t };
    const layout = shaper.layout(document.t, textStyle(document, fonts, content));
    if (layout.overflows && d.sid) content.onNotice({ code: 'text_overflow', slot: d.sid });
    const [x = 0, y = 0] = document.sz ? (document.ps ?? [0, 0]) : [0, 0];
    return [{ ...rest, ty: 4, ip, op, shapes: textShapes(layout, document, animators, [x, y]) }];
  });
}
