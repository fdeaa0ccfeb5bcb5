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
export type TimedScene = EditorScene | Customisation | ProjectIngredient;

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
export function sceneLength({ bars }: TimedScene, template: TimedTemplate): SceneLength {
  const own = templateLength(template);
  if (bars === undefined || bars === own.bars) return own;
  return { durationSeconds: (own.durationSeconds * bars) / own.bars, bars };
}

/**
 * The same time in whole bars, for the composer. A scene that ends within a bar is counted with those that follow, until a
 * bar ends. The last part may end within one.
 */
export function wholeBarLengths(lengths: readonly SceneLength[]): readonly SceneLength[] {
  const whole: SceneLength[] = [];
  let open: SceneLength | undefined;
  for (const { durationSeconds, bars } of lengths) {
    open = { durationSeconds: durationSeconds + (open?.durationSeconds ?? 0), bars: bars + (open?.bars ?? 0) };
    if (!Number.isInteger(open.bars)) continue;
    whole.push(open);
    open = undefined;
  }
  return open ? [...whole, open] : whole;
}
