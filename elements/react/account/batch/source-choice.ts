import type { BatchSource, Ratio } from '@spotreel/sdk/internal/contract';
import type { BatchSources } from '@spotreel/sdk/internal/stores';

/** Choices so far; a missing one is the first option. */
export interface SourceChoice {
  readonly kind?: 'recipe' | 'video';
  readonly recipeId?: number | undefined;
  readonly templateFamilyId?: number | undefined;
  readonly ratio?: Ratio | undefined;
  readonly projectId?: number | undefined;
}

/** The recipe, its styles, and the style that are chosen. */
export function stylesOf({ recipeId, templateFamilyId }: SourceChoice, { recipes }: BatchSources) {
  const ofStyle = recipes.find(({ templateFamilies }) => templateFamilies.some(({ id }) => id === templateFamilyId));
  const recipe = recipes.find(({ id }) => id === recipeId) ?? ofStyle ?? recipes[0];
  const styles = recipe?.templateFamilies ?? [];
  return { recipe, styles, style: styles.find(({ id }) => id === templateFamilyId) ?? styles[0] };
}

/** Undefined while there is nothing to choose from. */
export function chosenSource(choice: SourceChoice, sources: BatchSources): BatchSource | undefined {
  if (choice.kind === 'video') {
    const { projectId } = choice;
    const video = sources.videos.find(({ id }) => id === projectId)?.id ?? projectId ?? sources.videos[0]?.id;
    return video === undefined ? undefined : { projectId: video };
  }
  const { style } = stylesOf(choice, sources);
  if (!style) return undefined;
  const ratio = style.orientation.find((one) => one === choice.ratio) ?? style.orientation[0];
  return { templateFamilyId: style.id, ...(ratio && { ratio }) };
}
