import type { IngredientTemplate } from '@spotreel/sdk/internal/contract';
import type { EditorProject } from '@spotreel/sdk/internal/project';

export interface SceneVersions {
  /** The versions in which a scene may be found; the first one that has it gives its number. */
  readonly versions: readonly EditorProject[];
  readonly templates: ReadonlyMap<number, IngredientTemplate>;
}

export function findScene(sceneId: number, { versions, templates }: SceneVersions) {
  for (const { scenes } of versions) {
    const index = scenes.findIndex(({ id }) => id === sceneId);
    const scene = scenes[index];
    if (scene) return { number: index + 1, template: templates.get(scene.templateId) };
  }
  return undefined;
}
