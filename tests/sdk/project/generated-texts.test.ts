import { expect, it } from 'vitest';
import type { EditorProject } from '../../../sdk/project/editor-project';
import { NO_VALUES } from '../../../sdk/project/editor-project';
import { untouchedTexts } from '../../../sdk/project/generated-texts';

const text = (ingredient: number, id: string, value: string) => ({ ingredient, id, value });
const GENERATED = [text(1, 'headline', 'Halo'), text(1, 'detail', 'Dims'), text(2, 'headline', 'Buy')];

function projectWith(
  sceneIds: readonly number[],
  texts: Readonly<Record<number, Record<string, string>>>,
): EditorProject {
  const scenes = sceneIds.map((id) => ({ id, templateId: 7 }));
  const values = Object.fromEntries(sceneIds.map((id) => [id, { ...NO_VALUES, texts: texts[id] ?? {} }]));
  return { scenes, values } as Partial<EditorProject> as EditorProject;
}

it.each([
  [
    'all of them at first',
    { 1: { headline: 'Halo', detail: 'Dims' }, 2: { headline: 'Buy' } },
    ['Halo', 'Dims', 'Buy'],
  ],
  [
    'none that a person has changed',
    { 1: { headline: 'Our Halo', detail: 'Dims' }, 2: { headline: 'Buy' } },
    ['Dims', 'Buy'],
  ],
  ['none that a person has taken back', { 1: { headline: 'Halo' }, 2: {} }, ['Halo']],
])('untouched are %s', (_, texts, untouched) => {
  expect(untouchedTexts(projectWith([1, 2], texts), GENERATED).map(({ value }) => value)).toEqual(untouched);
});

it('follows the order of the scenes, and leaves out those that are gone', () => {
  const texts = { 1: { headline: 'Halo' }, 2: { headline: 'Buy' } };
  expect(untouchedTexts(projectWith([2, 1], texts), GENERATED).map(({ value }) => value)).toEqual(['Buy', 'Halo']);
  expect(untouchedTexts(projectWith([2], texts), GENERATED).map(({ value }) => value)).toEqual(['Buy']);
});
