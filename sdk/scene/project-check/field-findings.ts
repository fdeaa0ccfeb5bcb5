/** Checks for missing values in the fields of a scene, and for too little time to read its texts. */
import { letterCount } from '../../base/letter-count';
import { isSampleText } from '../../project/forms/sample-parts';
import { readingSeconds } from '../../project/timing/reading-time';
import { type CheckedScene, type CheckFinding, findingOf } from './finding';

/** `kind`: an image is looked at as long as people want. */
export function fieldFindings(scene: CheckedScene, kind: 'video' | 'image'): CheckFinding[] {
  return [...textFindings(scene), ...imageFindings(scene), ...(kind === 'image' ? [] : readingFindings(scene))];
}

/** The text that a field shows. */
export function shownText(
  { values }: Pick<CheckedScene, 'values'>,
  { innerReference, defaultValue }: Pick<CheckedScene['texts'][number], 'innerReference' | 'defaultValue'>,
): string {
  return values.texts[innerReference] ?? defaultValue;
}

function textFindings(scene: CheckedScene): CheckFinding[] {
  return scene.texts.flatMap((field): CheckFinding[] => {
    const { innerReference, defaultValue, maxLength: limit } = field;
    const at = { sceneId: scene.id, field: innerReference };
    const text = shownText(scene, field);
    const excess = letterCount(text) - limit;
    if (excess > 0) return [findingOf('text_too_long', { ...at, facts: { excess, limit } })];
    // a field that is empty in the template may stay so
    if (text.trim() === '') return defaultValue.trim() === '' ? [] : [findingOf('text_empty', at)];
    return isSampleText(field, text, scene.confirmed) ? [findingOf('text_sample', at)] : [];
  });
}

function imageFindings({ id: sceneId, images, values }: CheckedScene): CheckFinding[] {
  return images
    .filter(({ innerReference }) => values.images[innerReference] === undefined)
    .map(({ innerReference: field }) => findingOf('image_empty', { sceneId, field }));
}

function readingFindings(scene: CheckedScene): CheckFinding[] {
  const { id: sceneId, durationSeconds: seconds } = scene;
  const neededSeconds = readingSeconds(scene.texts.map((field) => shownText(scene, field)));
  return neededSeconds > seconds ? [findingOf('reading_time', { sceneId, facts: { seconds, neededSeconds } })] : [];
}
