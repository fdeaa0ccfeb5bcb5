import { expect } from 'chai';
import { storeProject } from '../../../sdk/project/stored/store-project';
import type { Draft } from '../../../sdk/stores/drafts/draft-storage';
import { indexedDbDrafts, indexedDbDraftsOf } from '../../../sdk/stores/drafts/indexed-db-drafts';
import { launchProject } from '../../sdk/project/launch-project';

const NAME = 'spotreel.drafts.test';
const DAY_MS = 86_400_000;
const now = 1_000 * DAY_MS;

function draft(over: Partial<Draft> = {}): Draft {
  const project = storeProject(launchProject);
  if (!project) throw new Error('not stored');
  const state = { baseVersion: 1, base: project, project, sent: null, savedAtMs: now };
  return { account: 'a 1', projectId: 7, writer: 'w', ...state, ...over };
}

const open = () => indexedDbDrafts(NAME, () => now);
const writers = async (account: string, projectId: number) =>
  (await open().list(account, projectId)).map(({ writer }) => writer);

describe('drafts in IndexedDB', () => {
  beforeEach(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(NAME);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
  );

  it('outlive the page that wrote them, whole', async () => {
    expect(await open().put(draft())).to.equal(true);
    expect(await open().list('a 1', 7)).to.deep.equal([draft()]);
  });

  it('are one for each tab, newest first, and show to nobody else', async () => {
    const drafts = open();
    await drafts.put(draft({ writer: 'old', savedAtMs: now - 5 }));
    await drafts.put(draft({ writer: 'new' }));
    await drafts.put(draft({ writer: 'other video', projectId: 8 }));
    await drafts.put(draft({ writer: 'other user', account: 'a 12' }));
    expect(await writers('a 1', 7)).to.deep.equal(['new', 'old']);
    expect(await writers('a 12', 7)).to.deep.equal(['other user']);
    await drafts.remove({ account: 'a 1', projectId: 7, writer: 'new' });
    expect(await writers('a 1', 7)).to.deep.equal(['old']);
  });

  it('go after sixty days', async () => {
    await open().put(draft({ savedAtMs: now - 61 * DAY_MS }));
    expect(await writers('a 1', 7)).to.deep.equal([]);
  });

  it('that cannot be written are not kept, and nothing is thrown', async () => {
    const unclonable = draft({ sent: (() => undefined) as never });
    expect(await open().put(unclonable)).to.equal(false);
    expect(await writers('a 1', 7)).to.deep.equal([]);
  });

  it('are no more than there may be: the oldest go', async () => {
    const few = indexedDbDraftsOf<Draft, 'projectId'>(NAME, 'projectId', { now: () => now, most: 2 });
    await few.put(draft({ writer: 'second', projectId: 8, savedAtMs: now - 2 }));
    await few.put(draft({ writer: 'first', savedAtMs: now - 3 }));
    await few.put(draft({ writer: 'third', account: 'a 12', savedAtMs: now - 1 }));
    const kept = await Promise.all([few.list('a 1', 7), few.list('a 1', 8), few.list('a 12', 7)]);
    expect(kept.flat().map(({ writer }) => writer)).to.deep.equal(['second', 'third']);
  });
});
