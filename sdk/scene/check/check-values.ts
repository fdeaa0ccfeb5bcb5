/** What can be wrong anywhere in the document: numbers that are none, expressions, depth and size. */
import { isObject } from './json';
import type { Report } from './template-problem';

const MAX_DEPTH = 64;
/** A very rich scene of the library has some 20,000. */
const MAX_VALUES = 1_000_000;

/** False when the document is too deep or too large to look at any further. */
export function checkValues(document: unknown, report: Report): boolean {
  let count = 0;
  let isSound = true;
  const seenProblems = new Set<string>();
  const once = (kind: 'broken' | 'unsupported', feature: string, message: string) => {
    if (!seenProblems.has(message)) report(kind, '', feature, message);
    seenProblems.add(message);
  };

  function visit(value: unknown, key: string, depth: number): void {
    if (!isSound) return;
    if (depth > MAX_DEPTH || ++count > MAX_VALUES) {
      isSound = false;
      const what = depth > MAX_DEPTH ? 'is nested too deeply or contains itself' : 'is too large';
      once('broken', 'size', `The document ${what}.`);
    } else if (typeof value === 'number' && !Number.isFinite(value)) {
      once('broken', 'number', `A value of "${key}" is not a finite number.`);
    } else if (Array.isArray(value)) {
      for (const item of value) {
        if (item === null) once('broken', 'number', `A value of "${key}" is null.`);
        else visit(item, key, depth + 1);
      }
    } else if (isObject(value)) {
      if ('k' in value) checkProperty(value, key, once);
      for (const name of Object.keys(value)) visit(value[name], name, depth + 1);
    }
  }

  visit(document, 'document', 0);
  return isSound;
}

function checkProperty(
  { k, x }: { readonly [key: string]: unknown },
  key: string,
  once: (kind: 'broken' | 'unsupported', feature: string, message: string) => void,
): void {
  if (typeof x === 'string')
    once('unsupported', 'expression', `"${key}" has an expression, which the renderer ignores.`);
  if (k === null || k === undefined) once('broken', 'number', `"${key}" has no value.`);
  if (Array.isArray(k) && k.length === 0) once('broken', 'number', `"${key}" has no value.`);
}
