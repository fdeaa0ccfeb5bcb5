/** Text layers: what the compiler bakes, and what it does not. */
import { differsFrom, isObject, isPositive, type Json, listOf } from '../documents/json';
import type { Report } from './template-problem';

const ANIMATED = new Set(['p', 's', 'r', 'o', 'fc']);
/** AE writes them out at rest. */
const NEUTRAL: Readonly<Record<string, number>> = { t: 0, sk: 0, sa: 0, a: 0, sw: 0, bl: 0, rx: 0, ry: 0 };
const CAPS = new Set([0, 1, 2]);
const BASES = new Set([1, 2, 3, 4]);

export function checkTextLayer({ t }: Json, label: string, document: Json, report: Report): void {
  const documents = isObject(t) && isObject(t.d) ? listOf(t.d.k) : [];
  if (!isObject(t) || documents.length === 0) {
    report('broken', label, 'text', 'The text layer has no text.');
    return;
  }
  const fonts = isObject(document.fonts) ? listOf(document.fonts.list).filter(isObject) : [];
  const names = new Set(fonts.map(({ fName }) => fName));
  for (const entry of documents) checkDocument(isObject(entry) ? entry.s : undefined, names, label, report);
  const refuse = (feature: string, message: string) => report('unsupported', label, feature, message);
  if (isObject(t.p) && Object.keys(t.p).length > 0) refuse('text on a path', 'Text on a path is not supported.');
  if (isObject(t.m) && differsFrom(t.m.a, 0)) refuse('text alignment', 'Text anchor alignment is not supported.');
  for (const animator of listOf(t.a)) if (isObject(animator)) checkAnimator(animator, refuse);
}

function checkDocument(document: unknown, fonts: ReadonlySet<unknown>, label: string, report: Report): void {
  if (!isObject(document) || typeof document.t !== 'string' || !isPositive(document.s)) {
    report('broken', label, 'text', 'The text needs content and a font size.');
    return;
  }
  if (!fonts.has(document.f)) report('broken', label, 'missing font', `The font "${String(document.f)}" is missing.`);
  const { sz, ca } = document;
  if (ca !== undefined && !CAPS.has(Number(ca)))
    report('unsupported', label, 'capitals', `Capitals of the kind ${String(ca)} are not supported.`);
  if (sz !== undefined && !(Array.isArray(sz) && isPositive(sz[0]) && isPositive(sz[1])))
    report('broken', label, 'missing size', 'The text box has no size.');
}

function checkAnimator({ s: selector, a: values }: Json, refuse: (feature: string, message: string) => void): void {
  for (const [name, value] of Object.entries(isObject(values) ? values : {})) {
    const neutral = NEUTRAL[name];
    if (!ANIMATED.has(name) && (neutral === undefined || differsFrom(value, neutral)))
      refuse('text animator', `Text animators of "${name}" are not supported.`);
  }
  if (!isObject(selector)) {
    refuse('text selector', 'A text animator has no range.');
    return;
  }
  if (selector.rn) refuse('random order', 'Random order is not supported.');
  if (selector.b !== undefined && !BASES.has(Number(selector.b)))
    refuse('text selector', 'A text animator must be based on characters, words or lines.');
}
