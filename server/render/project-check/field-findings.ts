/** Missing values in the fields of a scene, by the rules that the editor uses too. */
import type { BuiltIngredient, Customisation, TextPlace } from '@spotreel/sdk/internal/contract';
import { confirmedIn, sceneLength, sceneValues } from '@spotreel/sdk/internal/project';
import { type CheckedScene, type CheckFinding, fieldFindings } from '@spotreel/sdk/internal/scene';

/** A scene of a project, with its template and its place in the video from 1. */
export interface SceneOfProject {
  readonly scene: Customisation;
  readonly built: BuiltIngredient;
  readonly number: number;
}

/** `confirmed`: texts that a person wants as they are. */
export function findingsOfFields(
  of: SceneOfProject,
  kind: 'video' | 'image',
  confirmed: readonly TextPlace[],
): CheckFinding[] {
  return fieldFindings(checkedScene(of, confirmed), kind);
}

function checkedScene({ scene, built }: SceneOfProject, confirmed: readonly TextPlace[]): CheckedScene {
  return {
    id: scene.ingredient,
    durationSeconds: sceneLength(scene, built).durationSeconds,
    texts: built.texts,
    images: built.images,
    values: sceneValues(scene),
    confirmed: confirmedIn(confirmed, scene.ingredient),
  };
}
