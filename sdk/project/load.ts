/** The editor's project out of what the server sends. */
import type { Project, ProjectIngredient } from '../contract/schemas/project';
import type { EditorProject, SceneValues } from './editor-project';

export function fromProject(wire: Project): EditorProject {
  const ingredients = wire.ingredients.toSorted((a, b) => a.position - b.position);
  return {
    id: wire.id,
    name: wire.name,
    recipeId: wire.recipe?.id ?? null,
    templateFamilyId: wire.templateFamily?.id ?? null,
    ratio: wire.ratio,
    bpm: wire.bpm,
    scenes: ingredients.map(({ id, ingredientTemplateId }) => ({ id, templateId: ingredientTemplateId })),
    values: Object.fromEntries(ingredients.map((ingredient) => [ingredient.id, sceneValues(ingredient)])),
    musicKitId: wire.musicKit,
    audio: wire.audio.toSorted((a, b) => a.order - b.order).map(({ audioTrack }) => audioTrack),
    fontFamily: wire.fontFamily,
    paletteOverride: wire.paletteOverride,
    placeId: wire.organisation?.id ?? null,
  };
}

function sceneValues({ texts, images, colors, background }: ProjectIngredient): SceneValues {
  return { texts: byId(texts), images: byId(images), colors: byId(colors), background: background ?? null };
}

function byId<Value>(items: readonly { readonly id: string; readonly value: Value }[]): Record<string, Value> {
  return Object.fromEntries(items.map(({ id, value }) => [id, value]));
}
