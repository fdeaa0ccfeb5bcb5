/** One text layer as shapes: each of its documents, set with the user's words. */
import type { LottieLayer, LottieShape, LottieTextDocument } from '../lottie';
import type { TextLayout } from '../text-shaper';
import type { Typeset } from '../typeset';
import type { Zone } from '../zone';
import { lineRect, touchesZone } from '../zones/keep-out';
import type { TextSetting } from './text-setting';
import { textShapes } from './text-shapes';
import { textStyle } from './text-style';
import type { PlacedText } from './tied-layers';
import { typesetOf } from './typeset-of';

/** A text layer as shapes, and what is known about its text. */
export interface SetLayer {
  readonly layer: LottieLayer;
  readonly overflows: boolean;
  /** True if letters lie in a zone to keep clear of. */
  readonly touches: boolean;
  /** Letters that no font has. */
  readonly missingLetters: readonly string[];
  /** The first document, for what is tied to it. */
  readonly set: PlacedText;
}

/** One document that the layer shows from a frame on. */
interface TextSpan {
  readonly startFrame: number;
  readonly shapes: LottieShape[];
}

/** `share`: of its own size that the text has at most, because of its group. */
export function setTextLayer(
  layer: LottieLayer,
  { content, fonts, shaper, zones, share }: TextSetting & { readonly zones: readonly Zone[]; readonly share: number },
): SetLayer {
  let overflows = false;
  let touches = false;
  const missingLetters = new Set<string>();
  let first: { readonly typeset: Typeset; readonly set: PlacedText } | undefined;
  const { t: text, ...rest } = layer;
  const slot = text?.d.sid;
  const value = slot === undefined ? undefined : content.textOf(slot);
  const spans = (text?.d.k ?? []).map(({ t: startFrame, s }): TextSpan => {
    const document: LottieTextDocument = { ...s, t: value ?? s.t };
    const style = textStyle(document, fonts, { ...content, languages: content.languagesOf(slot) }, { zones, share });
    const layout = shaper.layout(document.t, style);
    const origin = originOf(document, layout);
    overflows ||= layout.overflows;
    touches ||= touchesZone(layout, zones);
    for (const letter of layout.missingLetters) missingLetters.add(letter);
    first ??= {
      typeset: typesetOf(document, style, layout, origin),
      set: setText(layer, layout, origin, style.align),
    };
    return { startFrame, shapes: textShapes(layout, document, text?.a ?? [], origin) };
  });
  const [only] = spans;
  const field = slot === undefined ? undefined : content.fieldOf(slot);
  const shapes = only && spans.length === 1 ? only.shapes : spans.map(shownInTurn);
  const shown = field === undefined ? {} : { field, ...(first && { typeset: first.typeset }) };
  const set = first?.set ?? { layer, lines: [], startsRight: false, isCentered: false };
  return { layer: { ...rest, ...shown, ty: 4, shapes }, overflows, touches, missingLetters: [...missingLetters], set };
}

function setText(
  layer: LottieLayer,
  layout: TextLayout,
  [x, y]: readonly [number, number],
  align: 'left' | 'center' | 'right',
): PlacedText {
  const { lines, ascentPx: above, descentPx: below } = layout;
  const isRightToLeft = lines.some((line) => line.isRightToLeft);
  return {
    layer,
    lines: lines.map((line) => lineRect({ ...line, x: x + line.x, baseline: y + line.baseline }, { above, below })),
    startsRight: align === 'right' || isRightToLeft,
    isCentered: align === 'center',
  };
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
