import type { WantedExport } from './export-links';

/** `customer-feedback-2026-11-22.csv`: the survey's name and the day of UTC. */
export function exportName(survey: string, format: WantedExport['format'], nowMs: number): string {
  const words = survey
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
  return `${words || 'survey'}-${new Date(nowMs).toISOString().slice(0, 10)}.${format}`;
}
