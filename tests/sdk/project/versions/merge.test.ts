import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../../sdk/project/edit';
import type { EditorProject } from '../../../../sdk/project/editor-project';
import { applyTransaction } from '../../../../sdk/project/history/transaction';
import { changesBetween } from '../../../../sdk/project/versions/changes';
import { editsBetween, isSameVersion } from '../../../../sdk/project/versions/edits-between';
import { mergeVersions } from '../../../../sdk/project/versions/merge';
import { edit, fitting, project } from '../arbitrary-project';
import { launchProject } from '../launch-project';

const some = fc.array(edit, { maxLength: 8 });

function edited(before: EditorProject, edits: readonly Edit[]): EditorProject {
  return applyTransaction(before, { edits: fitting(before, edits) })?.project ?? before;
}

function launch(...edits: Edit[]): EditorProject {
  const applied = applyTransaction(launchProject, { edits });
  if (!applied) throw new Error('does not fit');
  return applied.project;
}

const text = (value: string, field = 'headline', sceneId = 1): Edit => ({ type: 'set-text', sceneId, field, value });
const NO = { texts: {}, images: {}, colors: {}, shots: {}, background: null };

describe('edits between two versions', () => {
  it('make the one of the other, and are taken back as one step', () => {
    fc.assert(
      fc.property(project, some, (before, edits) => {
        const after = edited(before, edits);
        const applied = applyTransaction(before, { edits: editsBetween(before, after) });
        expect(applied?.project).toEqual(after);
        expect(applied && applyTransaction(applied.project, { edits: applied.inverse })?.project).toEqual(before);
        expect(isSameVersion(before, after)).toBe(editsBetween(before, after).length === 0);
      }),
      { numRuns: 1000 },
    );
  });

  it('make any project of any other', () => {
    fc.assert(
      fc.property(project, project, (before, after) => {
        expect(applyTransaction(before, { edits: editsBetween(before, after) })?.project).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a merge', () => {
  it('with a side that changed nothing is the other side', () => {
    fc.assert(
      fc.property(project, some, (base, edits) => {
        const changed = edited(base, edits);
        for (const [mine, theirs] of [
          [changed, base],
          [base, changed],
          [changed, changed],
        ] as const) {
          const merge = mergeVersions({ base, mine, theirs });
          expect(merge.overlaps).toEqual([]);
          expect(scenesOf(merge.project)).toEqual(scenesOf(changed));
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps what either side changed, and asks for nothing but what both did', () => {
    let asked = 0;
    fc.assert(
      fc.property(project, some, some, (base, first, second) => {
        const mine = edited(base, first);
        const theirs = edited(base, second);
        const { project: merged, overlaps } = mergeVersions({ base, mine, theirs });
        asked += overlaps.length;
        const overlapping = new Set(overlaps.map(({ key }) => key));
        const isField = ({ kind }: { kind: string }) => !['order', 'scene'].includes(kind);
        const left = new Map(changesBetween(base, merged).map((change) => [change.key, change]));
        for (const change of changesBetween(base, mine).filter(isField)) {
          const isSceneThere = change.sceneId === null || merged.scenes.some(({ id }) => id === change.sceneId);
          if (isSceneThere && !overlapping.has(change.key)) expect(left.get(change.key)?.after).toEqual(change.after);
        }
        for (const { id } of merged.scenes) expect(merged.values[id]).toBeDefined();
        expect(new Set(merged.scenes.map(({ id }) => id)).size).toBe(merged.scenes.length);
      }),
      { numRuns: 1000 },
    );
    expect(asked).toBeGreaterThan(50);
  });

  it('where every overlap goes to one side holds that side’s values', () => {
    fc.assert(
      fc.property(project, some, some, (base, first, second) => {
        const versions = { base, mine: edited(base, first), theirs: edited(base, second) };
        const { overlaps } = mergeVersions(versions);
        const choices = Object.fromEntries(overlaps.map(({ key }) => [key, 'theirs' as const]));
        const { project: merged } = mergeVersions(versions, choices);
        for (const overlap of overlaps) {
          if (overlap.kind === 'name') expect(merged.name).toBe(versions.theirs.name);
          if (overlap.kind === 'text' && overlap.sceneId !== null && overlap.field !== null) {
            expect(merged.values[overlap.sceneId]?.texts[overlap.field] ?? null).toBe(overlap.theirs);
          }
          if (overlap.kind === 'scene') {
            const isThere = merged.scenes.some(({ id }) => id === overlap.sceneId);
            expect(isThere).toBe(overlap.theirs !== undefined);
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('takes a text of mine and a name of theirs', () => {
    const merge = mergeVersions({
      base: launchProject,
      mine: launch(text('Mine')),
      theirs: launch({ type: 'rename', value: 'Theirs' }),
    });
    expect(merge.overlaps).toEqual([]);
    expect(merge.project).toMatchObject({ name: 'Theirs', values: { 1: { texts: { headline: 'Mine' } } } });
  });

  it('tells a field that both changed, with what it was', () => {
    const versions = {
      base: launchProject,
      mine: launch(text('Mine')),
      theirs: launch(text('Theirs'), text('b', 'body')),
    };
    const { project: merged, overlaps } = mergeVersions(versions);
    expect(overlaps).toEqual([
      {
        kind: 'text',
        key: 'text 1 headline',
        sceneId: 1,
        field: 'headline',
        before: 'Launch day',
        mine: 'Mine',
        theirs: 'Theirs',
      },
    ]);
    expect(merged.values[1]?.texts).toEqual({ headline: 'Mine', body: 'b' });
    const theirs = mergeVersions(versions, { 'text 1 headline': 'theirs' });
    expect(theirs.project.values[1]?.texts).toEqual({ headline: 'Theirs', body: 'b' });
  });

  it('asks about a scene that one side removed and the other worked on, not about one left alone', () => {
    const removed = launch({ type: 'remove-scene', sceneId: 1 });
    const worked = mergeVersions({ base: launchProject, mine: launch(text('Mine')), theirs: removed });
    expect(worked.overlaps.map(({ key }) => key)).toEqual(['scene 1']);
    expect(worked.project.scenes).toHaveLength(2);
    const alone = mergeVersions({ base: launchProject, mine: launch({ type: 'rename', value: 'x' }), theirs: removed });
    expect([alone.overlaps, alone.project.scenes]).toEqual([[], [{ id: 2, templateId: 12 }]]);
  });

  it('keeps both scenes that were added under the same id, each in its place', () => {
    const added = (templateId: number, index: number): Edit => ({
      type: 'add-scene',
      index,
      scene: { id: 3, templateId },
      values: { ...NO, texts: { headline: `of ${templateId}` } },
    });
    const { project: merged, overlaps } = mergeVersions({
      base: launchProject,
      mine: launch(added(11, 0)),
      theirs: launch(added(13, 2)),
    });
    expect(overlaps).toEqual([]);
    expect(merged.scenes.map(({ templateId }) => templateId)).toEqual([11, 11, 12, 13]);
    expect(merged.scenes.map(({ id }) => merged.values[id]?.texts.headline)).toEqual([
      'of 11',
      'Launch day',
      undefined,
      'of 13',
    ]);
  });

  it('asks when both put the scenes into another order', () => {
    const base = launch({ type: 'add-scene', index: 2, scene: { id: 3, templateId: 13 }, values: NO });
    const moved = (sceneId: number, toIndex: number) =>
      applyTransaction(base, { edits: [{ type: 'move-scene', sceneId, toIndex }] })?.project ?? base;
    const versions = { base, mine: moved(3, 0), theirs: moved(1, 2) };
    const { overlaps, project: merged } = mergeVersions(versions);
    expect(overlaps).toMatchObject([{ kind: 'order', before: [1, 2, 3], mine: [3, 1, 2], theirs: [2, 3, 1] }]);
    expect(merged.scenes.map(({ id }) => id)).toEqual([3, 1, 2]);
    expect(mergeVersions(versions, { order: 'theirs' }).project.scenes.map(({ id }) => id)).toEqual([2, 3, 1]);
  });
});

/** A merge may give a scene another id: compare what shows. */
function scenesOf(version: EditorProject) {
  const scenes = version.scenes.map(({ id, templateId }) => ({ templateId, values: version.values[id] }));
  return { ...version, scenes, values: null };
}
