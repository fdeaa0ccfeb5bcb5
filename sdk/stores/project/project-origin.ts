import type { ProjectCreate } from '../../contract/project/project';

/** What a project is made from, for who counts it: `recipe-3`, `template-2001`. */
export function originOf({ templateId, recipeId }: Pick<ProjectCreate, 'templateId' | 'recipeId'>): string {
  return recipeId === undefined ? `template-${templateId}` : `recipe-${recipeId}`;
}
