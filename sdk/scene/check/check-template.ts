/** Checks that a template can be used: it is consistent, and the painter knows all of it. */
import { SpotreelError } from '../../base/errors';
import { isObject } from '../documents/json';
import type { LottieAnimation } from '../lottie';
import { checkCost } from './check-cost';
import { checkFeatures } from './check-features';
import { checkLayoutMarks } from './check-layout-marks';
import { checkStructure } from './check-structure';
import { checkTextsOnPictures } from './check-texts-on-pictures';
import { checkValues } from './check-values';
import type { TemplateProblem } from './template-problem';

export type { TemplateProblem } from './template-problem';

/** A longer list helps no reader. */
const MOST_PROBLEMS = 500;

/**
 * Returns the problems of a Lottie document; empty for a good one. At most 500 of each kind. Never throws.
 *
 * @example
 * ```ts
 * import { templateProblems } from '@spotreel/sdk';
 *
 * const animation: unknown = await (await fetch('/lottie/landscape.json')).json();
 * for (const { kind, layer, message } of templateProblems(animation)) console.log(kind, layer, message);
 * ```
 */
export function templateProblems(animation: unknown): TemplateProblem[] {
  const problems: TemplateProblem[] = [];
  const counts = { broken: 0, unsupported: 0 };
  const report = (kind: TemplateProblem['kind'], layer: string, feature: string, message: string) => {
    counts[kind] += 1;
    if (counts[kind] <= MOST_PROBLEMS) problems.push({ kind, layer, feature, message });
  };
  if (!isObject(animation)) {
    report('broken', '', 'document', 'This is not a Lottie file.');
    return problems;
  }
  if (!checkValues(animation, report) || !checkStructure(animation, report)) return problems;
  checkLayoutMarks(animation, report);
  checkTextsOnPictures(animation, report);
  checkFeatures(animation, report);
  checkCost(animation, report);
  return problems;
}

/** @throws SpotreelError `template_invalid`; `details` has the messages by layer (`document` for those of no layer) */
export function assertTemplate(animation: unknown): asserts animation is LottieAnimation {
  refuse(templateProblems(animation));
}

const sound = new WeakSet<object>();

/**
 * Lets through what can be compiled, although the painter may not know all of it. Remembers documents that passed.
 * @throws SpotreelError `template_invalid`
 */
export function assertCompilable(animation: unknown): asserts animation is LottieAnimation {
  if (isObject(animation) && sound.has(animation)) return;
  refuse(templateProblems(animation).filter(({ kind }) => kind === 'broken'));
  if (isObject(animation)) sound.add(animation);
}

function refuse(problems: readonly TemplateProblem[]): void {
  const [first] = problems;
  if (!first) return;
  const details: Record<string, string[]> = {};
  for (const { layer, message } of problems) {
    const place = layer || 'document';
    details[place] = [...(details[place] ?? []), message];
  }
  const where = first.layer ? `${first.layer}: ` : '';
  throw new SpotreelError('template_invalid', `The template cannot be used. ${where}${first.message}`, { details });
}
