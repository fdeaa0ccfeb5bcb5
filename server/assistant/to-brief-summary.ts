/** A brief in a list. */
import type { BriefSummary } from '@spotreel/sdk/contract';
import { toIngredientTemplate } from '../library/templates/to-ingredient-template';
import type { BriefRow } from './briefs';
import type { StoryboardView } from './to-storyboard';

/** Characters. */
const LONGEST_TITLE = 70;

/** `projectId`: the newest project that was made of it. */
export function toBriefSummary(row: BriefRow, projectId: number | undefined, view: StoryboardView): BriefSummary {
  const { id, text, storyboard, createdAt, updatedAt } = row;
  return {
    id,
    title: firstWords(text),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ratio: storyboard.ratio,
    scenes: storyboard.scenes.length,
    previewUrl: previewOf(storyboard, view),
    projectId: projectId ?? null,
  };
}

/** The beginning of a brief, which ends at a word. */
export function firstWords(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if (line.length <= LONGEST_TITLE) return line;
  const start = line.slice(0, LONGEST_TITLE);
  const end = start.lastIndexOf(' ');
  // languages without spaces are cut between characters, never within one
  const cut = end > LONGEST_TITLE / 2 ? start.slice(0, end) : start.replace(/[\uD800-\uDBFF]$/u, '');
  return `${cut.replace(/[\s,.;:–—-]+$/u, '')}…`;
}

function previewOf({ scenes, ratio }: BriefRow['storyboard'], view: StoryboardView): string | null {
  const built = view.catalogue.ingredients.get(scenes[0]?.template ?? 0);
  return built ? (toIngredientTemplate(built, 0, ratio, view)?.preview ?? null) : null;
}
