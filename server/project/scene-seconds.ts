/** Lengths of the scenes of a project, in whole bars for the composer and as a whole. Scenes whose template is gone are left out. */
import type { Customisation } from '@spotreel/sdk/internal/contract';
import { type SceneLength, sceneLength, wholeBarLengths } from '@spotreel/sdk/internal/project';
import type { Catalogue } from '../library/catalogue/catalogue';

type Templates = Pick<Catalogue, 'ingredients'>;

function lengthsOf({ ingredients }: Templates, scenes: readonly Customisation[]): SceneLength[] {
  return scenes.flatMap((scene) => {
    const template = ingredients.get(scene.template);
    return template ? [sceneLength(scene, template)] : [];
  });
}

/** Seconds that the composer counts. */
export function composedSeconds(templates: Templates, scenes: readonly Customisation[]): number[] {
  return wholeBarLengths(lengthsOf(templates, scenes)).map(({ durationSeconds }) => durationSeconds);
}

export function projectSeconds(templates: Templates, scenes: readonly Customisation[]): number {
  return lengthsOf(templates, scenes).reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
}
