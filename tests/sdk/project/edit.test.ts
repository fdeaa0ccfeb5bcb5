import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  EDIT_TYPES,
  type Edit,
  invertEdit,
  mergeEdits,
  readEdit,
  serializeEdit,
} from '../../../sdk/project/edit';
import type { EditorProject } from '../../../sdk/project/editor-project';
import { applyTransaction, compact } from '../../../sdk/project/history/transaction';
import { edit, fitting, project } from './arbitrary-project';

describe('an edit', () => {
  it('taken back leaves the project as it was', () => {
    let fitted = 0;
    fc.assert(
      fc.property(project, edit, (before, change) => {
        const after = applyEdit(before, change);
        if (!after) return;
        fitted += 1;
        const inverse = invertEdit(before, change);
        expect(applyEdit(after, inverse)).toEqual(before);
        // The inverse is an edit like any other: it can be taken back as well.
        expect(applyEdit(before, invertEdit(after, inverse))).toEqual(after);
      }),
      { numRuns: 2000 },
    );
    expect(fitted).toBeGreaterThan(800);
  });

  it('never changes the project that it is applied to', () => {
    fc.assert(
      fc.property(project, edit, (before, change) => {
        const copy = structuredClone(before);
        applyEdit(before, change);
        expect(before).toEqual(copy);
      }),
    );
  });

  it('survives being written down and read', () => {
    fc.assert(
      fc.property(project, edit, (before, change) => {
        const read = readEdit(serializeEdit(change));
        expect(read && applyEdit(before, read)).toEqual(applyEdit(before, change));
      }),
      { numRuns: 1000 },
    );
  });

  it('of which the text is damaged is not read', () => {
    for (const text of ['', '{', '[]', 'null', '{"type":"explode"}', '{"type":"constructor"}']) {
      expect(readEdit(text)).toBeUndefined();
    }
    for (const type of [
      'set-text',
      'set-image',
      'set-color',
      'set-background',
      'trim-background',
      'place-background',
    ]) {
      expect(readEdit(JSON.stringify({ type, sceneId: 'x', field: 'a', value: 1 }))).toBeUndefined();
    }
    for (const type of ['add-scene', 'remove-scene', 'duplicate-scene', 'move-scene', 'set-music', 'rename']) {
      expect(readEdit(JSON.stringify({ type, index: -1, sceneId: -1, value: 3 }))).toBeUndefined();
    }
    expect(readEdit('{"type":"set-ratio","value":"round"}')).toBeUndefined();
    expect(readEdit('{"type":"set-palette","value":["red"]}')).toBeUndefined();
  });

  it('merged with the next one does what both do', () => {
    let merges = 0;
    fc.assert(
      fc.property(project, edit, edit, (before, first, second) => {
        const middle = applyEdit(before, first);
        const after = middle && applyEdit(middle, second);
        const merged = mergeEdits(first, second);
        if (!after || !merged) return;
        merges += 1;
        expect(applyEdit(before, merged)).toEqual(after);
      }),
      { numRuns: 5000 },
    );
    expect(merges).toBeGreaterThan(20);
  });
});

describe('any sequence of edits', () => {
  const sequence = fc.array(edit, { maxLength: 40 });
  const run = (start: EditorProject, edits: readonly Edit[]) =>
    edits.reduce<EditorProject | undefined>((current, next) => current && applyEdit(current, next), start);

  it('has been tried with every type of edit, fitting its project', () => {
    const tried = new Set<string>();
    fc.assert(
      fc.property(project, sequence, (start, edits) => {
        for (const { type } of fitting(start, edits)) tried.add(type);
      }),
      // the rarest type fits in one of a hundred sequences
      { numRuns: 3000 },
    );
    expect([...tried].sort()).toEqual([...EDIT_TYPES].sort());
  });

  it('is walked back edit by edit, to the project that it began with', () => {
    fc.assert(
      fc.property(project, sequence, (start, edits) => {
        const inverses: Edit[] = [];
        let current = start;
        for (const next of fitting(start, edits)) {
          inverses.unshift(invertEdit(current, next));
          current = applyEdit(current, next) ?? current;
        }
        expect(run(current, inverses)).toEqual(start);
      }),
      { numRuns: 500 },
    );
  });

  it('gives the same project merged wherever two edits merge, and written down and read', () => {
    fc.assert(
      fc.property(project, sequence, (start, edits) => {
        const fitted = fitting(start, edits);
        const last = run(start, fitted);
        expect(run(start, compact(fitted))).toEqual(last);
        const read = fitted.map((each) => readEdit(serializeEdit(each)));
        expect(
          run(
            start,
            read.flatMap((each) => each ?? []),
          ),
        ).toEqual(last);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a transaction', () => {
  it('of any edits is taken back as a whole', () => {
    fc.assert(
      fc.property(project, fc.array(edit, { maxLength: 20 }), (before, changes) => {
        const edits = fitting(before, changes);
        const applied = applyTransaction(before, { edits });
        expect(applied && applyTransaction(applied.project, { edits: applied.inverse })?.project).toEqual(before);
        expect(applied && applyTransaction(applied.project, { edits: compact(applied.inverse) })?.project).toEqual(
          before,
        );
      }),
      { numRuns: 500 },
    );
  });

  it('with one edit that does not fit changes nothing', () => {
    const before = fc.sample(project, { numRuns: 1, seed: 3 })[0];
    if (!before) throw new Error('no sample');
    const edits = [
      { type: 'rename', value: 'New' },
      { type: 'remove-scene', sceneId: 999 },
    ] as const;
    expect(applyTransaction(before, { edits })).toBeUndefined();
  });
});
