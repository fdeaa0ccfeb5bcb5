/** The length of a scene: that of its template, unless it has one of its own. Nothing else reads the length of a template. */

import type { IngredientTemplate } from '../../contract/library/library';
import type { BuiltIngredient } from '../../contract/library-manifest';
import type { Customisation, ProjectIngredient } from '../../contract/project/project';
import type { EditorScene } from '../editor-project';

/** A template as the API or the built library names its length. */
export type TimedTemplate =
  | Pick<IngredientTemplate, 'duration' | 'bars'>
  | Pick<BuiltIngredient, 'durationSeconds' | 'bars'>;

/** A scene of a project, in the editor, on the wire or in the database. */
export type TimedScene = (EditorScene | Customisation | ProjectIngredient) & {
  /** Bars, in place of its template's. Absent: as long as its template. */
  readonly lengthBars?: number | undefined;
};

/** Length of a scene. */
export interface SceneLength {
  readonly durationSeconds: number;
  readonly bars: number;
}

/** The length of a scene that has none of its own, such as a new one. */
export function templateLength(template: TimedTemplate): SceneLength {
  const durationSeconds = 'durationSeconds' in template ? template.durationSeconds : template.duration;
  return { durationSeconds, bars: template.bars };
}

/** The length of a scene. Bars last as long as in its template, which has the tempo of the video. */
export function sceneLength({ lengthBars }: TimedScene, template: TimedTemplate): SceneLength {
  const own = templateLength(template);
  if (lengthBars === undefined || lengthBars === own.bars) return own;
  return { durationSeconds: (own.durationSeconds * lengthBars) / own.bars, bars: lengthBars };
}
