/** A brief in a list. */
import type { BriefOpening, BriefSummary } from '@spotreel/sdk/internal/contract';
import { toIngredientTemplate } from '../library/templates/to-ingredient-template';
import type { BriefProject, BriefRow } from './briefs';
import type { StoryboardView } from './to-storyboard';

/** Characters. */
const LONGEST_TITLE = 70;

/** `made`: the newest project that was made of it. */
export function toBriefSummary(row: BriefRow, made: BriefProject | undefined, view: StoryboardView): BriefSummary {
  const { id, text, storyboard, createdAt, updatedAt } = row;
  const posterUrl = made?.posterKey ? view.addresses.of(made.posterKey) : undefined;
  const opening = posterUrl === undefined ? openingOf(row) : undefined;
  return {
    id,
    title: firstWords(text),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ratio: storyboard.ratio,
    scenes: storyboard.scenes.length,
    previewUrl: posterUrl ?? sampleOf(storyboard, view),
    ...(opening && { opening }),
    projectId: made?.id ?? null,
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
  return `${cut.replace(/(?<![\s,.;:–—-])[\s,.;:–—-]+$/u, '')}…`;
}

function sampleOf({ scenes, ratio }: BriefRow['storyboard'], view: StoryboardView): string | null {
  const built = view.catalogue.ingredients.get(scenes[0]?.template ?? 0);
  return built ? (toIngredientTemplate(built, 0, ratio, view)?.preview ?? null) : null;
}

function openingOf({ storyboard: { scenes }, brandId }: BriefRow): BriefOpening | undefined {
  const [first] = scenes;
  if (!first) return undefined;
  return { templateId: first.template, texts: [...first.texts], images: [...(first.images ?? [])], placeId: brandId };
}
