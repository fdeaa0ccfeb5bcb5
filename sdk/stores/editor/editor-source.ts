/** An open project with what the editor has loaded for it. What is not here is left out of the picture. */
import type { IngredientTemplate } from '../../contract/library/library';
import type { MusicKit } from '../../contract/library/music';
import type { EditorProject, SceneValues } from '../../project/editor-project';
import type { MediaById } from '../../project/forms/form-item';
import type { ProjectSource } from '../../scene/project-input/project-source';

/** Everything that decides what an open project looks and sounds like. */
export interface EditorSource {
  readonly project: EditorProject;
  /** By id, laid out for the project's ratio. */
  readonly templates: ReadonlyMap<number, IngredientTemplate>;
  readonly media: MediaById;
  /** Null: no music, or its kit is not here. */
  readonly kit: MusicKit | null;
}

/** The look-ups of the editor. */
export function projectSource({ project, templates, media, kit }: EditorSource): ProjectSource {
  return {
    project,
    template: (id) => templates.get(id),
    file: (id) => media[id],
    sample: (id) => kit?.audioSamples.find((sample) => sample.id === id),
  };
}

/** The user chose a background whose file is not here: the template's own takes its place. */
export function isBackgroundMissing({ background }: SceneValues, media: MediaById): boolean {
  return background !== null && background.type !== 'color' && !media[background.value];
}
