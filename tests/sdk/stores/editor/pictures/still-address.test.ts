import { expect, test } from 'vitest';
import type { EditorProject } from '../../../../../sdk/project/editor-project';
import type { LaidOutTemplates } from '../../../../../sdk/stores/editor/document/editor-environment';
import { stillAddress } from '../../../../../sdk/stores/editor/pictures/still-address';
import { launchProject } from '../../../project/launch-project';

const [first, second] = launchProject.scenes;
const templates = {
  ratio: 'landscape',
  byId: new Map(launchProject.scenes.map(({ templateId }) => [templateId, { preview: `/still-${templateId}.webp` }])),
  offered: [],
} as unknown as LaidOutTemplates;
const own = { url: '/own.webp', ratio: 'landscape', sceneId: first?.id ?? 0 } as const;
const portrait: EditorProject = { ...launchProject, ratio: 'portrait' };

test('the still of a project is its own for the first scene, and the template’s for all others', () => {
  expect(stillAddress(launchProject, first?.id ?? 0, templates, own)).toBe('/own.webp');
  expect(stillAddress(launchProject, null, templates, own)).toBe('/own.webp');
  expect(stillAddress(launchProject, first?.id ?? 0, templates, null)).toBe(`/still-${first?.templateId}.webp`);
  expect(stillAddress(launchProject, second?.id ?? 0, templates, own)).toBe(`/still-${second?.templateId}.webp`);
});

test('a still is of the ratio of the project, and of a scene that is still the first', () => {
  const moved = { ...launchProject, scenes: launchProject.scenes.toReversed() };
  expect(stillAddress(moved, null, templates, own)).toBe(`/still-${second?.templateId}.webp`);
  expect(stillAddress(portrait, null, templates, own)).toBeUndefined();
  expect(stillAddress(null, null, templates, own)).toBeUndefined();
});
