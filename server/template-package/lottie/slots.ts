/** Places of a Lottie document that take a value: what fields bind to. */
import { type LottieAnimation, layersOf } from '@spotreel/sdk/internal/scene';

export interface DocumentSlots {
  readonly texts: ReadonlySet<string>;
  readonly images: ReadonlySet<string>;
  readonly colors: ReadonlySet<string>;
}

/** The slots of a document that passed the checker. */
export function slotsOf(animation: LottieAnimation): DocumentSlots {
  const layers = layersOf(animation);
  const shown = new Set(layers.map(({ refId }) => refId));
  const texts = layers.map(({ ty, t }) => (ty === 5 ? t?.d.sid : undefined)).filter(isName);
  const images = animation.assets.filter(({ id }) => shown.has(id)).map(({ sid }) => sid);
  const colors = new Set<string>();
  for (const layer of layers) collectColors(layer, colors);
  return { texts: new Set(texts), images: new Set(images.filter(isName)), colors };
}

/** A document may hold anything in its place. */
function isName(sid: unknown): sid is string {
  return typeof sid === 'string';
}

/** Written as `sdk/scene/compiling/color-slots.ts` reads them. */
function collectColors(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    if (typeof value[0] !== 'number') for (const item of value) collectColors(item, found);
    return;
  }
  const { sid, fcSid, colorSid, k, ty } = value as Record<string, unknown>;
  if (typeof sid === 'string' && (ty === 1 || isColor(k))) found.add(sid);
  if (typeof fcSid === 'string') found.add(fcSid);
  if (typeof colorSid === 'string') found.add(colorSid);
  for (const item of Object.values(value)) collectColors(item, found);
}

function isColor(k: unknown): boolean {
  if (!Array.isArray(k)) return false;
  const first: unknown = k[0];
  return typeof first === 'number' || Array.isArray((first as { s?: unknown } | undefined)?.s);
}
