/** Lengths of the scenes of a project, and of the whole. Scenes whose template is gone are left out. */
import type { Customisation } from '@spotreel/sdk/internal/contract';
import { sceneLength } from '@spotreel/sdk/internal/project';
import type { Catalogue } from '../library/catalogue/catalogue';

type Templates = Pick<Catalogue, 'ingredients'>;

export function sceneSeconds({ ingredients }: Templates, scenes: readonly Customisation[]): number[] {
  return scenes.flatMap((scene) => {
    const template = ingredients.get(scene.template);
    return template ? [sceneLength(scene, template).durationSeconds] : [];
  });
}

export function projectSeconds(templates: Templates, scenes: readonly Customisation[]): number {
  return sceneSeconds(templates, scenes).reduce((sum, seconds) => sum + seconds, 0);
}
