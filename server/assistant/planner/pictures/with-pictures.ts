import type { StoryboardDraft } from '@spotreel/sdk/internal/contract';
import { findFamily, type PlannerLibrary } from '../planner-library';
import { pictureChooser } from './choose-pictures';

export interface StoryboardPlan {
  readonly draft: StoryboardDraft;
  /** Further scenes of the style, each with its texts. */
  readonly alternatives: StoryboardDraft['scenes'];
}

/** Pictures of the library that show what the brief is about, in the scenes that hold a picture. */
export function withPictures(
  { draft, alternatives }: StoryboardPlan,
  brief: string,
  library: PlannerLibrary,
): StoryboardPlan {
  const scenes = findFamily(library, draft.templateFamilyId)?.scenes;
  const addTo = (list: StoryboardDraft['scenes'], choose = pictureChooser(brief, library)) =>
    list.map((scene) => {
      const images = choose(scenes?.find(({ id }) => id === scene.template));
      return images.length > 0 ? { ...scene, images } : scene;
    });
  return { draft: { ...draft, scenes: addTo(draft.scenes) }, alternatives: addTo(alternatives) };
}
