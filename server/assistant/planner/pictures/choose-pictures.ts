/** Gives the scenes of a video pictures that show what its brief is about. Scenes without a match keep the pictures of the style. */
import type { PlannerLibrary, PlannerScene } from '../planner-library';
import { findPictures } from './find-pictures';

/** A picture in a field of a scene. */
export interface ChosenPicture {
  /** Reference of the field. */
  readonly id: string;
  /** Id of the media. */
  readonly value: number;
}

/** Each picture comes once, the best one in the scene that asks first. */
export function pictureChooser(
  brief: string,
  { pictures }: Pick<PlannerLibrary, 'pictures'>,
): (scene: PlannerScene | undefined) => ChosenPicture[] {
  const left = findPictures(brief, pictures);
  return (scene) =>
    (scene?.pictures ?? []).flatMap((id) => {
      const next = left.shift();
      return next ? [{ id, value: next.id }] : [];
    });
}
