/** The editor's project out of what the server sends. */
import type { Customisation, Project } from '../contract/project/project';
import type { EditorProject, SceneValues } from './editor-project';

/**
 * The editor's project from the server's answer. Scenes without a template stay in it.
 *
 * @example
 * ```ts
 * import { fromProject } from '@spotreel/sdk';
 * import type { Client } from '@spotreel/sdk/client';
 *
 * const read = async (client: Client, projectId: number) => fromProject(await client.project({ params: { projectId } }));
 * ```
 */
export function fromProject(wire: Project): EditorProject {
  return {
    id: wire.id,
    name: wire.name,
    recipeId: wire.recipe?.id ?? null,
    templateFamilyId: wire.templateFamily?.id ?? null,
    ratio: wire.ratio,
    bpm: wire.bpm,
    ...fromCustomisations(
      wire.ingredients.map(({ id: ingredient, ingredientTemplateId: template, position: order, ...values }) => ({
        ...values,
        ingredient,
        template,
        order,
      })),
    ),
    musicKitId: wire.musicKit,
    audio: wire.audio.toSorted((a, b) => a.order - b.order).map(({ audioTrack }) => audioTrack),
    ownMusic: wire.ownMusic,
    fontFamily: wire.fontFamily,
    language: wire.language ?? null,
    paletteOverride: wire.paletteOverride,
    brandId: wire.organisation?.id ?? null,
  };
}

/** Scenes and their values out of the wire's customisations. */
export function fromCustomisations(customisations: readonly Customisation[]): Pick<EditorProject, 'scenes' | 'values'> {
  const scenes = customisations.toSorted((a, b) => a.order - b.order);
  return {
    scenes: scenes.map(({ ingredient: id, template: templateId, bars, transition }) => ({
      id,
      templateId,
      ...(bars && { bars }),
      ...(transition && { transition }),
    })),
    values: Object.fromEntries(scenes.map((scene) => [scene.ingredient, sceneValues(scene)])),
  };
}

/** Values of a scene on the wire beside its template. */
export function sceneValues({ texts, images, colors, shots = [], background }: Customisation): SceneValues {
  return {
    texts: byId(texts),
    images: byId(images),
    colors: byId(colors),
    shots: byId(shots),
    background: background ?? null,
  };
}

function byId<Value>(items: readonly { readonly id: string; readonly value: Value }[]): Record<string, Value> {
  return Object.fromEntries(items.map(({ id, value }) => [id, value]));
}
