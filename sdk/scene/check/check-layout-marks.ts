/**
 * Layout extensions of Spotreel to the format: ties to texts, places to keep clear of, groups, and reading from the
 * right.
 */
import { isFiniteNumber, isObject, isPositive, type Json, listOf } from '../documents/json';
import { assetsOf, compositions, layerLabel } from './check-structure';
import type { Report } from './template-problem';

const ACROSS = ['start', 'center', 'end', 'stretch'];
const DOWN = ['top', 'center', 'bottom', 'stretch'];
const LINES = ['all', 'last'];
const RIGHT_TO_LEFT = ['align', 'mirror'];

export function checkLayoutMarks(document: Json, report: Report): void {
  if (!isOneOf(document.rightToLeft, RIGHT_TO_LEFT))
    report('broken', '', 'rightToLeft', `"rightToLeft" must be ${wordsOf(RIGHT_TO_LEFT)}.`);
  for (const [name, list] of [['', listOf(document.layers)] as const, ...compositions(assetsOf(document))]) {
    const layers = list.filter(isObject);
    const slots = new Set(layers.map(slotOf).filter((slot) => slot !== undefined));
    for (const [index, layer] of list.entries()) {
      if (!isObject(layer)) continue;
      const label = layerLabel(layer, index, name);
      const refuse = (feature: string, message: string) => report('broken', label, feature, message);
      if (layer.tie !== undefined) checkTie(layer.tie, slots, refuse);
      if (layer.keepOut !== undefined && !(isObject(layer.keepOut) && isArea(layer.keepOut.box)))
        refuse('keepOut', 'The "box" of "keepOut" must be [x, y, width, height].');
      if (layer.keepsDirection !== undefined && typeof layer.keepsDirection !== 'boolean')
        refuse('keepsDirection', '"keepsDirection" must be true or false.');
      for (const fit of fitsOf(layer))
        if (fit.group !== undefined && typeof fit.group !== 'string') refuse('group', 'A "group" must be a text.');
    }
  }
}

function checkTie(tie: unknown, slots: ReadonlySet<unknown>, refuse: (feature: string, message: string) => void): void {
  if (!isObject(tie) || !slots.has(tie.text)) {
    const slot = isObject(tie) ? String(tie.text) : '';
    refuse('tie', `"tie" needs the slot of a text layer of the same composition as "text"; there is no "${slot}".`);
    return;
  }
  if (tie.lines !== undefined && !isArea(tie.lines)) refuse('tie', '"lines" must be [x, y, width, height].');
  if (!isOneOf(tie.x, ACROSS)) refuse('tie', `"x" must be ${wordsOf(ACROSS)}.`);
  if (!isOneOf(tie.y, DOWN)) refuse('tie', `"y" must be ${wordsOf(DOWN)}.`);
  if (!isOneOf(tie.of, LINES)) refuse('tie', `"of" must be ${wordsOf(LINES)}.`);
  const { stretch } = tie;
  if (stretch !== undefined && !(Array.isArray(stretch) && stretch.length === 2 && stretch.every(isPositive)))
    refuse('tie', '"stretch" must be the least and the greatest factor.');
}

function slotOf({ ty, t }: Json): unknown {
  return ty === 5 && isObject(t) && isObject(t.d) ? t.d.sid : undefined;
}

function fitsOf({ t }: Json): Json[] {
  const documents = isObject(t) && isObject(t.d) ? listOf(t.d.k) : [];
  return documents.flatMap((entry) => {
    const fit = isObject(entry) && isObject(entry.s) ? entry.s.fit : undefined;
    return isObject(fit) ? [fit] : [];
  });
}

function isArea(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 4 || !value.every(isFiniteNumber)) return false;
  return isPositive(value[2]) && isPositive(value[3]);
}

/** Absent is right, too. */
function isOneOf(value: unknown, words: readonly string[]): boolean {
  return value === undefined || words.some((word) => word === value);
}

function wordsOf(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(', ');
}
