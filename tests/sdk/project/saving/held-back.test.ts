import { expect, it } from 'vitest';
import type { EditorProject } from '../../../../sdk/project/editor-project';
import { saveableOf } from '../../../../sdk/project/saving/held-back';
import { refusedPart } from '../../../../sdk/project/saving/refused-part';
import { context, launchProject } from '../launch-project';

const LONG = 'A headline of more than twenty characters';
const withHeadline = (text: string, sceneId = 1): EditorProject => ({
  ...launchProject,
  values: {
    ...launchProject.values,
    [sceneId]: { ...launchProject.values[sceneId], texts: { headline: text, body: 'Short' } },
  } as EditorProject['values'],
});
const saveable = (project: EditorProject, saved: EditorProject | null = launchProject) =>
  saveableOf(project, saved, context.templates);

it('a project whose texts have room is saved as it is', () => {
  const project = withHeadline('Twenty characters ok');
  expect(saveable(project)).toEqual({ project, heldBack: [] });
  expect(saveable(project).project).toBe(project);
});

it('a text that is too long is held back: what is saved keeps its place, everything else goes', () => {
  const { project, heldBack } = saveable(withHeadline(LONG));
  expect(project.values[1]?.texts).toEqual({ headline: 'Launch day', body: 'Short' });
  expect(heldBack).toEqual([
    { sceneId: 1, field: 'headline', number: 1, name: 'headline', length: LONG.length, maxLength: 20 },
  ]);
  expect(saveable(withHeadline(LONG, 2)).project.values[2]?.texts).toEqual({ body: 'Short' });
  expect(saveable(withHeadline(LONG), null).project.values[1]?.texts).toEqual({ body: 'Short' });
});

it('the only scene of a project, as of an image, has no number', () => {
  const project = withHeadline(LONG);
  const only = { ...project, scenes: project.scenes.slice(0, 1) };
  expect(saveable(only).heldBack).toMatchObject([{ number: null, name: 'headline', length: LONG.length }]);
});

it('what the server has already, however long, and characters of two code units are no reason', () => {
  const project = withHeadline(LONG);
  expect(saveable(project, project).heldBack).toEqual([]);
  expect(saveable(withHeadline('🙂'.repeat(20))).heldBack).toEqual([]);
  expect(saveable(withHeadline('🙂'.repeat(21))).heldBack).toMatchObject([{ length: 21 }]);
});

it.each([
  ['customisations.1.images.0.value', { sceneId: 2, field: 'logo' }],
  ['customisations.0.texts.1.value', { sceneId: 1, field: 'body' }],
  ['customisations.1.background.value', { sceneId: 2, field: null }],
  ['texts.0.value', { sceneId: 1, field: 'headline' }],
  ['customisations.7.texts.0.value', undefined],
  ['musicKit', undefined],
])('a refusal of %s is found in the project', (path, part) => {
  expect(refusedPart(withHeadline('x'), { name: [], [path]: ['Wrong'] })).toEqual(part);
});
