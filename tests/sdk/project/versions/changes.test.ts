import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../../sdk/project/edit';
import { applyTransaction } from '../../../../sdk/project/history/transaction';
import { changesBetween } from '../../../../sdk/project/versions/changes';
import { launchProject } from '../launch-project';

function changes(...edits: Edit[]) {
  const after = applyTransaction(launchProject, { edits })?.project;
  if (!after) throw new Error('does not fit');
  return changesBetween(launchProject, after);
}

const values = { texts: {}, images: {}, colors: {}, shots: {}, background: null };
const added = { type: 'add-scene', index: 0, scene: { id: 3, templateId: 13 }, values } as const;

describe('changes between two versions', () => {
  it('are none where both say the same', () => {
    expect(changesBetween(launchProject, structuredClone(launchProject))).toEqual([]);
    expect(changes({ type: 'set-text', sceneId: 1, field: 'body', value: null })).toEqual([]);
  });

  it('name what was changed, with what it was', () => {
    expect(
      changes(
        { type: 'set-background', sceneId: 2, value: null },
        { type: 'set-image', sceneId: 2, field: 'logo', value: null },
        { type: 'set-text', sceneId: 1, field: 'headline', value: 'Sale' },
        { type: 'rename', value: 'Summer' },
      ).map(({ kind, sceneId, before, after }) => [kind, sceneId, before, after]),
    ).toEqual([
      ['name', null, 'Launch', 'Summer'],
      ['text', 1, 'Launch day', 'Sale'],
      ['image', 2, 51, null],
      ['background', 2, { type: 'color', value: '#ffffff' }, null],
    ]);
  });

  it('are an order where scenes that both have lie in another one', () => {
    expect(changes({ type: 'move-scene', sceneId: 2, toIndex: 0 })).toMatchObject([
      { kind: 'order', sceneId: null, before: [1, 2], after: [2, 1] },
    ]);
    expect(changes(added, { type: 'move-scene', sceneId: 2, toIndex: 0 })[0]).toMatchObject({
      kind: 'order',
      before: [1, 2],
      after: [2, 1],
    });
  });

  it('are whole scenes where one came in, went, or is another one now', () => {
    expect(changes(added)).toMatchObject([
      { kind: 'scene', sceneId: 3, before: undefined, after: { templateId: 13, values } },
    ]);
    expect(changes({ type: 'remove-scene', sceneId: 1 })).toMatchObject([
      { kind: 'scene', sceneId: 1, before: { templateId: 11, values: launchProject.values[1] }, after: undefined },
    ]);
    const replaced = changes({ type: 'remove-scene', sceneId: 1 }, { ...added, scene: { id: 1, templateId: 13 } });
    expect(replaced).toMatchObject([
      { kind: 'scene', sceneId: 1, before: { templateId: 11 }, after: { templateId: 13 } },
    ]);
  });
});
