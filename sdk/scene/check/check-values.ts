/** Checks of all values in the document: invalid numbers, expressions, depth and size. */
import { isObject, type Json } from '../documents/json';
import type { Report } from './template-problem';

const MAX_DEPTH = 64;
/** A very rich scene of the library has some 20,000. */
const MAX_VALUES = 1_000_000;
/** Keys that mislead code: a copy or a text of an object with one of them is not what the object holds. */
const TRAPS = ['__proto__', 'toString', 'valueOf', 'toJSON'];
/** A longer list helps no reader. */
const MOST_PROBLEMS = 200;

/** False when the document is too deep or too large to look at any further. */
export function checkValues(document: unknown, report: Report): boolean {
  let count = 0;
  let isSound = true;
  const once = reportOnce(report);

  function visit(value: unknown, key: string, depth: number, layer: string): void {
    if (!isSound) return;
    if (depth > MAX_DEPTH || ++count > MAX_VALUES) {
      isSound = false;
      const what = depth > MAX_DEPTH ? 'is nested too deeply or contains itself' : 'is too large';
      once('broken', '', 'size', `The document ${what}.`);
    } else if (typeof value === 'number' && !Number.isFinite(value)) {
      once('broken', layer, 'number', `A value of "${key}" is not a finite number.`);
    } else if (Array.isArray(value)) {
      for (const item of value) {
        if (item === null) once('broken', layer, 'number', `A value of "${key}" is null.`);
        else visit(item, key, depth + 1, layer);
      }
    } else if (isObject(value)) {
      const trap = TRAPS.find((name) => Object.hasOwn(value, name));
      if (trap !== undefined) {
        isSound = false;
        once('broken', layer, 'key', `A value of "${key}" has the key "${trap}", which is not allowed.`);
        return;
      }
      const within = labelWithin(value, layer);
      if ('k' in value) checkProperty(value, key, within, once);
      for (const name of Object.keys(value)) visit(value[name], name, depth + 1, within);
    }
  }

  visit(document, 'document', 0, '');
  return isSound;
}

/** A value that is wrong in many places is reported once for each layer, and of each kind at most `MOST_PROBLEMS`. */
function reportOnce(report: Report): Report {
  const seen = { broken: new Set<string>(), unsupported: new Set<string>() };
  return (kind, layer, feature, message) => {
    const known = seen[kind];
    const problem = `${layer} ${message}`;
    if (known.has(problem) || known.size >= MOST_PROBLEMS) return;
    known.add(problem);
    report(kind, layer, feature, message);
  };
}

/** A layer by its name, a composition among the assets by its id; any other value by the label around it. */
function labelWithin(value: Json, around: string): string {
  if (typeof value.ty === 'number' && 'ks' in value)
    return [around, typeof value.nm === 'string' ? value.nm : ''].filter(Boolean).join(' / ');
  return Array.isArray(value.layers) && typeof value.id === 'string' ? value.id : around;
}

function checkProperty({ k, x }: Json, key: string, layer: string, once: Report): void {
  if (typeof x === 'string')
    once('unsupported', layer, 'expression', `"${key}" has an expression, which the renderer ignores.`);
  if (k === null || k === undefined) once('broken', layer, 'number', `"${key}" has no value.`);
  if (Array.isArray(k) && k.length === 0) once('broken', layer, 'number', `"${key}" has no value.`);
}
