/** Choice of a style of the library for a brief by a language model. */
import * as z from 'zod';
import type { PlannerBrand } from '../planner/plan-video';
import type { PlannerLibrary } from '../planner/planner-library';
import { CHOOSE_STYLE } from './instructions';
import { type LanguageModel, ModelError } from './language-model';

const choice = z.object({ styleId: z.int(), name: z.string() });

export interface StyleRequest {
  readonly brief: string;
  /** Goals and moods that the person has chosen. */
  readonly tags: readonly string[];
  readonly brand: PlannerBrand | null;
  readonly library: PlannerLibrary;
  readonly signal?: AbortSignal | undefined;
}

export interface ChosenStyle {
  readonly familyId: number;
  /** For the project, 1 to 80 characters. Undefined: the model gave none. */
  readonly name: string | undefined;
}

/** Throws `ModelError`, also for a style that the library does not have. */
export async function chooseStyle(model: LanguageModel, request: StyleRequest): Promise<ChosenStyle> {
  const { brief, tags, brand, library, signal } = request;
  const styles = library.recipes.flatMap((recipe) =>
    recipe.families.map((family) => ({
      styleId: family.id,
      recipe: recipe.name,
      goals: recipe.goals,
      style: family.name,
      moods: family.moods,
    })),
  );
  const material = { brief, tags, brand: brand?.name ?? null, styles };
  const { styleId, name } = await model.answer({
    name: 'choose_style',
    instructions: CHOOSE_STYLE,
    material,
    schema: choice,
    signal,
  });
  if (!styles.some((style) => style.styleId === styleId)) throw new ModelError('invalid');
  return { familyId: styleId, name: name.trim().slice(0, 80).trim() || undefined };
}
