/** Checks the mark `textsOnPictures`. The library's build writes it; an imported file may have anything there. */
import { isFiniteNumber, isObject, isPositive, type Json, listOf } from '../documents/json';
import type { Report } from './template-problem';

/** A scene has a hundredth of it. */
const MOST_TEXTS = 500;

export function checkTextsOnPictures({ textsOnPictures: mark }: Json, report: Report): void {
  if (mark === undefined) return;
  const problem = problemOf(mark);
  if (problem) report('broken', '', 'textsOnPictures', problem);
}

function problemOf(mark: unknown): string | undefined {
  if (!isObject(mark) || !isRecordOf(mark.colors, isColor) || !Array.isArray(mark.texts))
    return '"textsOnPictures" needs "colors" and a list of "texts".';
  if (mark.texts.length > MOST_TEXTS) return `"textsOnPictures" can have ${MOST_TEXTS} texts at most.`;
  return listOf(mark.texts).every(isText) ? undefined : 'A text of "textsOnPictures" is not as measured.';
}

function isText(text: unknown): boolean {
  if (!isObject(text) || typeof text.field !== 'string') return false;
  const { picture, ink, behind, inkShare, share, box } = text;
  const isNamed = picture === null || typeof picture === 'string';
  return isNamed && isMix(ink) && isMix(behind) && isFiniteNumber(inkShare) && isFiniteNumber(share) && isArea(box);
}

function isMix(mix: unknown): boolean {
  return (
    isObject(mix) && isNumbers(mix.fixed, 3) && isRecordOf(mix.fields, isFiniteNumber) && isFiniteNumber(mix.background)
  );
}

function isNumbers(value: unknown, count: number): boolean {
  return Array.isArray(value) && value.length === count && value.every(isFiniteNumber);
}

function isArea(box: unknown): boolean {
  return Array.isArray(box) && isNumbers(box, 4) && isPositive(box[2]) && isPositive(box[3]);
}

function isRecordOf(value: unknown, isEntry: (entry: unknown) => boolean): boolean {
  return isObject(value) && Object.values(value).every(isEntry);
}

function isColor(value: unknown): boolean {
  return typeof value === 'string' && value.startsWith('#');
}
