/** Length that a scene needs for its words. */
import type { IngredientTemplate } from '../contract/library/library';
import { LEAST_SCENE_BARS, MOST_SCENE_BARS } from '../contract/project/project';
import type { SceneValues } from './editor-project';
import { calmReadingSeconds } from './reading-time';
import { templateLength } from './scene-length';

/** Bars in which the texts of a scene can be read calmly, at most those that a scene can have. */
export function readableBars(template: IngredientTemplate, values: Pick<SceneValues, 'texts'>): number {
  const shown = template.fields.texts.map((field) => values.texts[field.innerReference] ?? field.defaultValue);
  const { durationSeconds, bars } = templateLength(template);
  const needed = (calmReadingSeconds(shown) * bars) / durationSeconds;
  const steps = Math.max(1, Math.ceil(needed / LEAST_SCENE_BARS));
  return Math.min(MOST_SCENE_BARS, steps * LEAST_SCENE_BARS);
}
