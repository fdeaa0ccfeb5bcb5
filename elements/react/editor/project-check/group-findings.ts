import type { CheckFinding } from '@spotreel/sdk/internal/scene';

/** Findings that many fields have at once: one row for all of a code. */
const GROUPED: ReadonlySet<CheckFinding['code']> = new Set([
  'text_sample',
  'image_empty',
  'text_small_on_phone',
  'text_under_buttons',
]);

/** Findings of one row each, at the place of their first. */
export function groupFindings(findings: readonly CheckFinding[]): readonly (readonly CheckFinding[])[] {
  const groups = new Map<unknown, CheckFinding[]>();
  for (const finding of findings) {
    const key = GROUPED.has(finding.code) ? finding.code : finding;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()];
}
