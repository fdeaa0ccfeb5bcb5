/** Facts of a brief for a storyboard's view, besides the plan. */
import type { PlannedStoryboard } from '@spotreel/sdk/internal/contract';
import type { BriefRow } from './briefs';
import { detectLanguage } from './planner/facts/language';
import { findPictures } from './planner/pictures/find-pictures';
import type { PlannerLibrary } from './planner/planner-library';

const MOST_MATCHES = 6;

/** The language of the texts, and pictures of the library that fit. */
export function textFacts(
  { text, language }: Pick<BriefRow, 'text' | 'language'>,
  { pictures }: Pick<PlannerLibrary, 'pictures'>,
): Pick<PlannedStoryboard, 'language' | 'pictureMatches'> {
  const matches = findPictures(text, pictures).slice(0, MOST_MATCHES);
  return { language: language ?? detectLanguage(text), pictureMatches: matches.map(({ id }) => id) };
}
