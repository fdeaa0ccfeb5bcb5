import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../../sdk/project/edit';
import type { EditorProject } from '../../../../sdk/project/editor-project';
import {
  canRedo,
  canUndo,
  closeStep,
  EMPTY_HISTORY,
  type History,
  record,
  redo,
  undo,
} from '../../../../sdk/project/history/history';
import { applyTransaction } from '../../../../sdk/project/history/transaction';
import { edit, fitting, project } from '../arbitrary-project';
import { launchProject } from '../launch-project';

interface Session {
  project: EditorProject;
  history: History;
}

function act(session: Session, name: string, edits: readonly Edit[], atMs: number): Session {
  const applied = applyTransaction(session.project, { edits });
  if (!applied) throw new Error(`${name} does not fit`);
  return { project: applied.project, history: record(session.history, { name, edits }, applied.inverse, atMs) };
}

function type(session: Session, text: string, atMs: number, field = 'headline'): Session {
  return act(session, 'set-text', [{ type: 'set-text', sceneId: 1, field, value: text }], atMs);
}

const start: Session = { project: launchProject, history: EMPTY_HISTORY };
const headline = (session: Pick<Session, 'project'> | undefined) => session?.project.values[1]?.texts.headline;

describe('undo and redo', () => {
  it('walk through any sequence of edits and back', () => {
    fc.assert(
      fc.property(project, fc.array(edit, { maxLength: 15 }), fc.array(fc.nat(900)), (first, changes, pauses) => {
        let session: Session = { project: first, history: EMPTY_HISTORY };
        let now = 0;
        for (const [index, change] of fitting(first, changes).entries()) {
          now += pauses[index] ?? 0;
          session = act(session, change.type, [change], now);
        }
        const last = session.project;
        for (let step = undo(session.history, session.project); step; step = undo(step.history, step.project))
          session = step;
        expect(session.project).toEqual(first);
        for (let step = redo(session.history, session.project); step; step = redo(step.history, step.project))
          session = step;
        expect(session.project).toEqual(last);
      }),
      { numRuns: 500 },
    );
  });

  it('take a word typed without a pause back as one', () => {
    let session = type(start, 'H', 0);
    session = type(session, 'He', 300);
    session = type(session, 'Hey', 600);
    expect(session.history.done).toMatchObject([{ edits: [{ value: 'Launch day' }] }]);
    expect(headline(undo(session.history, session.project))).toBe('Launch day');
  });

  it('take what follows after half a second back as one, too, but not another act', () => {
    let session = type(start, 'H', 0);
    session = type(session, 'He', 500);
    expect(session.history.done).toHaveLength(1);
    session = act(session, 'fill', [{ type: 'set-text', sceneId: 1, field: 'headline', value: 'Filled' }], 600);
    expect(session.history.done).toHaveLength(2);
  });

  it('take the positions of a slider back with what had to be there first', () => {
    const place = (scale: number): Edit => ({
      type: 'place-background',
      sceneId: 1,
      scale,
      positionX: 0,
      positionY: 0,
    });
    const video: Edit = { type: 'set-background', sceneId: 1, value: { type: 'video', value: 71 } };
    let session = act(start, 'place-background', [video, place(1)], 0);
    session = act(session, 'place-background', [place(2)], 100);
    expect(session.history.done).toHaveLength(1);
    expect(undo(session.history, session.project)?.project).toEqual(launchProject);
    session = act(session, 'place-background', [place(3), video], 200);
    expect(session.history.done).toHaveLength(2);
  });

  it('bring several steps back, one after the other', () => {
    let session = type(start, 'H', 0);
    session = type(session, 'Hey', 2000);
    for (let back = 0; back < 2; back += 1) session = undo(session.history, session.project) ?? session;
    for (let again = 0; again < 2; again += 1) session = redo(session.history, session.project) ?? session;
    expect([headline(session), session.history.done.length, canRedo(session.history)]).toEqual(['Hey', 2, false]);
  });

  it('pass over a step that does not fit any more', () => {
    let session = type(start, 'H', 0);
    session = act(session, 'set-text', [{ type: 'set-text', sceneId: 2, field: 'headline', value: 'Gone' }], 1000);
    const { 2: _, ...values } = session.project.values;
    const without = { ...session.project, scenes: session.project.scenes.slice(0, 1), values };
    const step = undo(session.history, without);
    expect([headline(step), step?.history.done, canUndo(step!.history)]).toEqual(['Launch day', [], false]);
    expect(undo({ ...session.history, done: session.history.done.slice(1) }, without)).toBeUndefined();
  });

  it('keep a pause, another field and a closed step apart', () => {
    let session = type(start, 'H', 0);
    session = type(session, 'He', 501);
    expect(session.history.done).toHaveLength(2);
    session = type(session, 'body', 600, 'body');
    expect(session.history.done).toHaveLength(3);
    session = { ...session, history: closeStep(session.history) };
    session = type(session, 'bodyX', 700, 'body');
    expect(session.history.done).toHaveLength(4);
  });

  it('never join what is not the same change', () => {
    let session = act(start, 'remove-scene', [{ type: 'remove-scene', sceneId: 1 }], 0);
    session = act(session, 'remove-scene', [{ type: 'remove-scene', sceneId: 2 }], 10);
    expect(session.history.done).toHaveLength(2);
  });

  it('after an undo, typing on is a new step', () => {
    let session = type(start, 'H', 0);
    session = undo(session.history, session.project) ?? session;
    session = type(session, 'Y', 100);
    expect(session.history.done).toHaveLength(1);
    expect(canRedo(session.history)).toBe(false);
  });

  it('say whether they are possible', () => {
    expect([canUndo(EMPTY_HISTORY), canRedo(EMPTY_HISTORY)]).toEqual([false, false]);
    const session = type(start, 'H', 0);
    expect(canUndo(session.history)).toBe(true);
    const undone = undo(session.history, session.project);
    expect(undone && canRedo(undone.history)).toBe(true);
    expect(undone?.step.name).toBe('set-text');
  });

  it('forget the oldest of more than two hundred steps', () => {
    let session = start;
    for (let index = 0; index < 210; index += 1) session = type(session, `text ${index}`, index * 1000);
    expect(session.history.done).toHaveLength(200);
  });
});
