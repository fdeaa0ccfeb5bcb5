import type { ProjectCreate } from '../../contract/project/project';

/** Origin of a project, for usage statistics: `recipe-3`, `template-2001`. */
export function originOf({ templateId, recipeId }: Pick<ProjectCreate, 'templateId' | 'recipeId'>): string {
  return recipeId === undefined ? `template-${templateId}` : `recipe-${recipeId}`;
}
