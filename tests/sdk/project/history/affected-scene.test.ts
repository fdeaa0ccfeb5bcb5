import { expect, it } from 'vitest';
import type { Edit } from '../../../../sdk/project/edit';
import { affectedScene } from '../../../../sdk/project/history/affected-scene';
import { launchProject } from '../launch-project';

const text = (sceneId: number): Edit => ({ type: 'set-text', sceneId, field: 'headline', value: 'Sale' });

it.each<[string, readonly Edit[], number | null, number | undefined]>([
  ['the one that was changed', [text(2)], null, 2],
  ['the first of several', [text(2), text(1)], null, 2],
  ['the selected one of several', [text(2), text(1)], 1, 1],
  ['the one that was changed, whatever is selected', [text(2)], 1, 2],
  ['one that is still there', [{ type: 'remove-scene', sceneId: 9 }, text(1)], null, 1],
  ['one that came in', [{ type: 'add-scene', index: 0, scene: { id: 2, templateId: 12 }, values: null }], null, 2],
  ['the copy of one', [{ type: 'duplicate-scene', sceneId: 1, copyId: 2 }], null, 2],
  ['none for the whole video', [{ type: 'rename', value: 'Sale' }], 1, undefined],
  ['none that is gone', [text(9)], null, undefined],
])('a step leads to %s', (_, edits, selected, scene) => {
  expect(affectedScene(launchProject, edits, selected)).toBe(scene);
});
