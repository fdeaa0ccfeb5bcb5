/** Length that a scene needs for its words. */
import type { IngredientTemplate } from '../../contract/library/library';
import { LEAST_SCENE_BARS, MOST_SCENE_BARS } from '../../contract/project/project';
import type { SceneValues } from '../editor-project';
import { calmReadingSeconds, readingSeconds } from './reading-time';
import { templateLength } from './scene-length';

/** Bars in which the texts of a scene can be read calmly, at most those that a scene can have. */
export function readableBars(template: IngredientTemplate, values: Pick<SceneValues, 'texts'>): number {
  const { durationSeconds, bars } = templateLength(template);
  const needed = (calmReadingSeconds(shownTexts(template, values)) * bars) / durationSeconds;
  const steps = Math.max(1, Math.ceil(needed / LEAST_SCENE_BARS));
  return Math.min(MOST_SCENE_BARS, steps * LEAST_SCENE_BARS);
}

/** Bars that a scene of `bars` should have. Undefined where its texts can be read, if in a hurry, or no length helps. */
export function longerBars(
  template: IngredientTemplate,
  values: Pick<SceneValues, 'texts'>,
  bars: number,
): number | undefined {
  const own = templateLength(template);
  const seconds = (bars * own.durationSeconds) / own.bars;
  const readable = readableBars(template, values);
  return readingSeconds(shownTexts(template, values)) > seconds && readable > bars ? readable : undefined;
}

function shownTexts({ fields }: IngredientTemplate, { texts }: Pick<SceneValues, 'texts'>): string[] {
  return fields.texts.map(({ innerReference, defaultValue }) => texts[innerReference] ?? defaultValue);
}
