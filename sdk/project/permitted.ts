/**
 * Permissions for the current project. Each question answers with a reason, so that a button can say why it is grey.
 */
import type { Id } from '../contract/schemas/ids';
import type { ProjectContext } from './context';
import { type EditorProject, sceneIndex } from './editor-project';
import { templateLength } from './timing/scene-length';
import { durationSeconds } from './timing/timeline';

/** Reason why an edit is not possible. */
export type Refusal =
  /** More scenes than the family's own and `limit` beyond them. */
  | {
      readonly reason: 'additional_ingredient_limit';
      /** The account's `additionalIngredientLimit`. */
      readonly limit: number;
    }
  /** Longer than `limit` seconds. */
  | {
      readonly reason: 'recipe_duration_limit';
      /** Seconds. */
      readonly limit: number;
    }
  | { readonly reason: 'template_missing' }
  /** The template is outside recipes: there are no other scenes for it. */
  | { readonly reason: 'no_style' }
  | { readonly reason: 'scene_missing' }
  /** The template makes a video of one scene. */
  | { readonly reason: 'single_scene' }
  /** A video has one scene at least. */
  | { readonly reason: 'last_scene' }
  /** It is at that end already. */
  | { readonly reason: 'at_the_end' }
  /** The page around the editor does not allow it. */
  | { readonly reason: 'not_allowed' };

/** Permission of an edit, with the reason for a refusal. */
export type Permission = { readonly allowed: true } | ({ readonly allowed: false } & Refusal);

const ALLOWED: Permission = { allowed: true };

/** A limit of -1 is none. */
const UNLIMITED = -1;

export function canAddScene(project: EditorProject, context: ProjectContext, templateId: Id<'template'>): Permission {
  const template = context.templates.get(templateId);
  if (!template) return { allowed: false, reason: 'template_missing' };
  if (template.renderer === 'blender' || context.kind === 'image') return { allowed: false, reason: 'single_scene' };
  const { additionalIngredientLimit, recipeDurationLimit } = context.limits;
  const extra = project.scenes.length + 1 - (context.family?.defaultIngredientIds.length ?? 0);
  if (context.family && additionalIngredientLimit !== UNLIMITED && extra > additionalIngredientLimit) {
    return { allowed: false, reason: 'additional_ingredient_limit', limit: additionalIngredientLimit };
  }
  const length = durationSeconds(project, context) + templateLength(template).durationSeconds;
  // Durations are sums of bars; a millisecond is below any of them.
  if (recipeDurationLimit !== UNLIMITED && length > recipeDurationLimit + 0.001) {
    return { allowed: false, reason: 'recipe_duration_limit', limit: recipeDurationLimit };
  }
  return ALLOWED;
}

export function canDuplicateScene(project: EditorProject, context: ProjectContext, sceneId: Id<'scene'>): Permission {
  const scene = project.scenes[sceneIndex(project, sceneId)];
  if (!scene || !project.values[sceneId]) return { allowed: false, reason: 'scene_missing' };
  return canAddScene(project, context, scene.templateId);
}

export function canRemoveScene(project: EditorProject, context: ProjectContext, sceneId: Id<'scene'>): Permission {
  const scene = project.scenes[sceneIndex(project, sceneId)];
  if (!scene) return { allowed: false, reason: 'scene_missing' };
  const isBlender = context.templates.get(scene.templateId)?.renderer === 'blender';
  if (isBlender || context.kind === 'image') return { allowed: false, reason: 'single_scene' };
  return project.scenes.length > 1 ? ALLOWED : { allowed: false, reason: 'last_scene' };
}

/** `by` is -1 for one place earlier, 1 for one place later. */
export function canMoveScene(project: EditorProject, sceneId: Id<'scene'>, by: number): Permission {
  const index = sceneIndex(project, sceneId);
  if (index < 0) return { allowed: false, reason: 'scene_missing' };
  const target = index + by;
  return target < 0 || target >= project.scenes.length ? { allowed: false, reason: 'at_the_end' } : ALLOWED;
}
