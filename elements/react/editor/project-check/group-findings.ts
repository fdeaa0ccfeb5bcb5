import type { CheckFinding } from '@spotreel/sdk/internal/scene';

/** Samples are many at first: one row for all texts and one for all images. */
const GROUPED: ReadonlySet<CheckFinding['code']> = new Set(['text_sample', 'image_empty']);

/** Findings of one row each, at the place of their first. */
export function groupFindings(findings: readonly CheckFinding[]): readonly (readonly CheckFinding[])[] {
  const groups = new Map<unknown, CheckFinding[]>();
  for (const finding of findings) {
    const key = GROUPED.has(finding.code) ? finding.code : finding;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()];
}
