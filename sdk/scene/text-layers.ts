/** Text layers become shape layers: the user's words, set and fitted, in the place and movement of the template. */
import type { SceneNotice } from './composition';
import { mapLayers } from './layer-tree';
import type { LottieAnimation, LottieFont, LottieLayer, LottieShape, LottieTextDocument } from './lottie';
import { SceneMemory, type TextChange } from './scene-memory';
import type { TextLayout, TextShaper } from './text-shaper';
import { textShapes } from './text-shapes';
import { type StyleOverrides, textStyle } from './text-style';
import type { Typeset } from './typeset';
import { typesetOf } from './typeset-of';

export interface TextContent extends StyleOverrides {
  /** Text of a slot; undefined: the template's own. */
  readonly textOf: (slot: string) => string | undefined;
  /** Field of a slot; undefined: none. */
  readonly fieldOf: (slot: string) => string | undefined;
  /** Reports a text that does not fit its box. */
  readonly onNotice: (notice: { code: SceneNotice['code']; slot: string }) => void;
}

export function compileTextLayers(
  animation: LottieAnimation,
  content: TextContent,
  shaper: TextShaper,
  memory = new SceneMemory(),
): LottieAnimation {
  const fonts = animation.fonts?.list ?? [];
  const {
    fonts: _fonts,
    chars: _chars,
    ...rest
  } = mapLayers(animation, (layer) => [layer.ty === 5 && layer.t ? remembered(layer) : layer]);
  return rest as LottieAnimation;

  function remembered(layer: LottieLayer): LottieLayer {
    const slot = layer.t?.d.sid;
    const value = slot === undefined ? undefined : content.textOf(slot);
    const { fontFamily, displayFont, language } = content;
    const key = JSON.stringify([value, slot && content.fieldOf(slot), fontFamily, displayFont, language]);
    const text = memory.text(layer, key, () => textLayer(layer, fonts, content, shaper));
    if (text.overflows && slot !== undefined) content.onNotice({ code: 'text_overflow', slot });
    return text.layer;
  }
}

/** One document that the layer shows from a frame on. */
interface TextSpan {
  readonly startFrame: number;
  readonly shapes: LottieShape[];
}

function textLayer(
  layer: LottieLayer,
  fonts: readonly LottieFont[],
  content: TextContent,
  shaper: TextShaper,
): TextChange {
  let overflows = false;
  let typeset: Typeset | undefined;
  const { t: text, ...rest } = layer;
  const slot = text?.d.sid;
  const value = slot === undefined ? undefined : content.textOf(slot);
  const spans = (text?.d.k ?? []).map(({ t: startFrame, s }): TextSpan => {
    const document: LottieTextDocument = { ...s, t: value ?? s.t };
    const style = textStyle(document, fonts, content);
    const layout = shaper.layout(document.t, style);
    const origin = originOf(document, layout);
    overflows ||= layout.overflows;
    typeset ??= typesetOf(document, style, layout, origin);
    return { startFrame, shapes: textShapes(layout, document, text?.a ?? [], origin) };
  });
  const [only] = spans;
  const field = slot === undefined ? undefined : content.fieldOf(slot);
  const shapes = only && spans.length === 1 ? only.shapes : spans.map(shownInTurn);
  const shown = field === undefined ? {} : { field, ...(typeset && { typeset }) };
  return { layer: { ...rest, ...shown, ty: 4, shapes }, overflows };
}

/** Text without a box has its origin on the first baseline, as in every Lottie player. */
function originOf({ sz, ps }: LottieTextDocument, layout: TextLayout): readonly [number, number] {
  if (!sz) return [0, -(layout.lines[0]?.baseline ?? 0)];
  return [ps?.[0] ?? 0, ps?.[1] ?? 0];
}

/** Documents that follow one another stay in one layer, since mattes and parents refer to it. */
function shownInTurn({ startFrame, shapes }: TextSpan, index: number, spans: readonly TextSpan[]): LottieShape {
  const end = spans[index + 1]?.startFrame;
  const steps = [
    ...(index > 0 ? [{ t: startFrame - 1, s: [0], h: 1 as const }] : []),
    { t: startFrame, s: [100], h: 1 as const },
    ...(end === undefined ? [] : [{ t: end, s: [0], h: 1 as const }]),
  ];
  const still = (k: number | readonly number[]) => ({ a: 0 as const, k });
  const opacity = steps.length > 1 ? { a: 1, k: steps } : still(100);
  const transform = { ty: 'tr', a: still([0, 0]), p: still([0, 0]), s: still([100, 100]), r: still(0), o: opacity };
  return { ty: 'gr', nm: 'span', it: [...shapes, { ...transform, sk: still(0), sa: still(0) }] };
}
