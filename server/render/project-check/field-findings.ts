/** What the fields of a scene still lack, and whether the scene lasts as long as its words need. */
import type { BuiltIngredient, Customisation, ProjectFinding } from '@spotreel/sdk/contract';
import { readingSeconds } from '@spotreel/sdk/project';

/** A scene of a project, with its template and its place in the video from 1. */
export interface CheckedScene {
  readonly scene: Customisation;
  readonly built: BuiltIngredient;
  readonly number: number;
}

export function fieldFindings(checked: CheckedScene, kind: 'video' | 'image'): ProjectFinding[] {
  return [...textFindings(checked), ...imageFindings(checked), ...(kind === 'image' ? [] : readingFindings(checked))];
}

/** A finding about a scene, or about one of its fields. */
export function findingOf(
  { scene, number }: Pick<CheckedScene, 'scene' | 'number'>,
  field: string | null,
  found: Pick<ProjectFinding, 'code' | 'severity' | 'message'>,
): ProjectFinding {
  return { ...found, ingredient: scene.ingredient, scene: number, field };
}

/** The text that a field shows. */
export function shownText(
  { texts }: Customisation,
  { innerReference, defaultValue }: BuiltIngredient['texts'][number],
) {
  return texts.find(({ id }) => id === innerReference)?.value ?? defaultValue;
}

function textFindings(checked: CheckedScene): ProjectFinding[] {
  const { scene, built, number } = checked;
  return built.texts.flatMap((field): ProjectFinding[] => {
    const text = shownText(scene, field);
    const of = (found: Pick<ProjectFinding, 'code' | 'severity' | 'message'>) => [
      findingOf(checked, field.innerReference, found),
    ];
    const where = `“${field.name}” in scene ${number}`;
    const excess = [...text].length - field.maxLength;
    if (excess > 0) {
      const message = `${where} has ${excess} characters too many. It takes ${field.maxLength}.`;
      return of({ code: 'text_too_long', severity: 'error', message });
    }
    // a field that is empty in the template may stay so
    if (field.defaultValue.trim() === '') return [];
    if (text.trim() === '') return of({ code: 'text_empty', severity: 'warning', message: `${where} is empty.` });
    if (text !== field.defaultValue) return [];
    return of({ code: 'text_sample', severity: 'warning', message: `${where} still has the sample text.` });
  });
}

function imageFindings(checked: CheckedScene): ProjectFinding[] {
  const { scene, built, number } = checked;
  const chosen = new Set(scene.images.map(({ id }) => id));
  return built.images
    .filter(({ innerReference }) => !chosen.has(innerReference))
    .map(({ innerReference, name }) => {
      const message = `“${name}” in scene ${number} still shows the sample image.`;
      return findingOf(checked, innerReference, { code: 'image_empty', severity: 'warning', message });
    });
}

function readingFindings(checked: CheckedScene): ProjectFinding[] {
  const { scene, built, number } = checked;
  const needed = readingSeconds(built.texts.map((field) => shownText(scene, field)));
  if (needed <= built.durationSeconds) return [];
  const message = `Scene ${number} lasts ${seconds(built.durationSeconds)} seconds. People need ${seconds(needed)} to read it. Shorten its texts.`;
  return [findingOf(checked, null, { code: 'reading_time', severity: 'warning', message })];
}

function seconds(value: number): string {
  return String(Math.round(value * 10) / 10);
}
