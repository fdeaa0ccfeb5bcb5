import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../../sdk/project/edit';
import type { EditorProject } from '../../../../sdk/project/editor-project';
import { EMPTY_HISTORY, type History, record, redo, undo } from '../../../../sdk/project/history/history';
import { applyTransaction } from '../../../../sdk/project/history/transaction';
import { readHistory, storeHistory } from '../../../../sdk/project/stored/stored-history';
import { edit, fitting, project } from '../arbitrary-project';
import { launchProject } from '../launch-project';

interface Session {
  readonly project: EditorProject;
  readonly history: History;
}

function edited(first: EditorProject, changes: readonly Edit[]): Session {
  let session: Session = { project: first, history: EMPTY_HISTORY };
  for (const [index, change] of changes.entries()) {
    const applied = applyTransaction(session.project, { edits: [change] });
    if (!applied) throw new Error(`${change.type} does not fit`);
    const transaction = { name: change.type, edits: [change] };
    const history = record(session.history, transaction, applied.inverse, index * 1000);
    session = { project: applied.project, history };
  }
  return session;
}

/** As IndexedDB and a reload leave it. */
const reloaded = ({ history, project: now }: Session, most?: number): unknown =>
  JSON.parse(JSON.stringify(storeHistory(history, now, most) ?? null));

const type = (value: string): Edit => ({ type: 'set-text', sceneId: 1, field: 'headline', value });

describe('a history that is written down', () => {
  it('is the same history afterwards, wherever undo has come to', () => {
    fc.assert(
      fc.property(project, fc.array(edit, { maxLength: 15 }), fc.nat(15), (first, changes, undos) => {
        let session = edited(first, fitting(first, changes));
        for (let count = 0; count < undos; count++) session = undo(session.history, session.project) ?? session;
        const { done, undone } = session.history;
        const read = readHistory(reloaded(session), session.project);
        if (done.length + undone.length === 0) expect(read).toBeUndefined();
        else expect(read).toEqual({ done, undone, open: null });
      }),
      { numRuns: 300 },
    );
  });

  it('undoes all, and brings all back', () => {
    fc.assert(
      fc.property(project, fc.array(edit, { minLength: 1, maxLength: 15 }), (first, changes) => {
        const last = edited(first, fitting(first, changes));
        let session: Session = {
          project: last.project,
          history: readHistory(reloaded(last), last.project) ?? EMPTY_HISTORY,
        };
        for (let step = undo(session.history, session.project); step; step = undo(step.history, step.project))
          session = step;
        expect(session.project).toEqual(first);
        for (let step = redo(session.history, session.project); step; step = redo(step.history, step.project))
          session = step;
        expect(session.project).toEqual(last.project);
      }),
      { numRuns: 300 },
    );
  });

  it('is dropped where the project is another one by now', () => {
    fc.assert(
      fc.property(
        project,
        fc.array(edit, { maxLength: 8 }),
        fc.array(edit, { maxLength: 8 }),
        (first, changes, others) => {
          const session = edited(first, fitting(first, changes));
          const elsewhere = edited(session.project, fitting(session.project, others)).project;
          const read = readHistory(reloaded(session), elsewhere);
          if (read)
            expect(storeHistory(EMPTY_HISTORY, elsewhere)).toEqual(storeHistory(EMPTY_HISTORY, session.project));
        },
      ),
      { numRuns: 300 },
    );
    const session = edited(launchProject, [type('mine')]);
    const changed = edited(session.project, [type('theirs')]).project;
    expect(readHistory(reloaded(session), session.project)?.done).toHaveLength(1);
    expect(readHistory(reloaded(session), changed)).toBeUndefined();
  });

  it('keeps the newest steps where all are too much', () => {
    const session = edited(
      launchProject,
      ['a', 'b', 'c', 'd'].map((text) => type(text.repeat(100))),
    );
    const read = readHistory(reloaded(session, 400), session.project);
    expect(read?.done).toEqual(session.history.done.slice(-2));
    expect(readHistory(reloaded(session, 10), session.project)).toBeUndefined();
  });

  it('loses a step that cannot be read, and those before it', () => {
    const session = edited(launchProject, ['a', 'b', 'c'].map(type));
    const stored = reloaded(session) as { done: unknown[] };
    stored.done[1] = { name: 'set-text', edits: [{ type: 'of-tomorrow' }] };
    expect(readHistory(stored, session.project)?.done).toEqual(session.history.done.slice(2));
  });

  it('of another version, or what is none, is not read', () => {
    const session = edited(launchProject, [type('a')]);
    const stored = reloaded(session) as { format: number; project: object };
    for (const other of [
      null,
      'x',
      [],
      {},
      { ...stored, format: 2 },
      { ...stored, project: { ...stored.project, format: 2 } },
    ])
      expect(readHistory(other, session.project)).toBeUndefined();
  });
});
