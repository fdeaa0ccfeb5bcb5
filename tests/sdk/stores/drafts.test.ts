import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProjectSave } from '../../../sdk/contract/project/project';
import { type Draft, type DraftStorage, memoryDraftStorage } from '../../../sdk/stores/drafts/draft-storage';
import { indexedDbDrafts } from '../../../sdk/stores/drafts/indexed-db-drafts';
import { user } from '../client/stub-server';
import { openEditor, settle } from './open-spotreel';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', undefined); // tabs that are gone hear nothing
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Opened = Awaited<ReturnType<typeof openEditor>>;
const account = `http://stub ${user.id}`;
const type = ({ editor }: Opened, text: string) => editor.actions.setText(1, 'headline', text);
const headline = ({ editor }: Opened) => editor.document.$project.get()?.values[1]?.texts.headline;
const savedText = ({ server }: Opened) => server.state.saved.customisations[0]?.texts[0]?.value;
const titles = ({ spotreel }: Opened) => spotreel.toasts.$toasts.get().map(({ title }) => title);
const textOf = (project: ProjectSave | undefined) => project?.customisations[0]?.texts[0]?.value;

/** A tab that goes while its edits are unsaved: nothing of it runs any more. */
async function leftBehind(drafts: DraftStorage, text: string, isOffline = true): Promise<Opened> {
  const opened = await openEditor({ drafts });
  opened.server.state.isOffline = isOffline;
  type(opened, text);
  await settle(isOffline ? 900 : 300);
  return opened;
}

/** Another visit; `change` is what the server has by then. */
function comeBack(drafts: DraftStorage, change: (server: Opened['server']) => void = () => {}): Promise<Opened> {
  vi.clearAllTimers();
  return openEditor({ drafts }, change);
}

const saysOnServer =
  (text: string, version: number) =>
  ({ state }: Opened['server']) => {
    const [first, ...others] = state.saved.customisations as [ProjectSave['customisations'][0]];
    const texts = [{ id: 'headline', value: text }];
    state.saved = { ...state.saved, customisations: [{ ...first, texts }, ...others] };
    state.version = version;
  };

describe('a draft', () => {
  it('is kept while edits are unsaved, says so, and goes with the save that has them all', async () => {
    const drafts = memoryDraftStorage();
    const opened = await leftBehind(drafts, 'offline');
    expect(opened.editor.views.$save.get().text).toBe('Offline – changes saved on this device');
    const [draft] = await drafts.list(account, 7);
    expect([draft?.baseVersion, textOf(draft?.base), textOf(draft?.project)]).toEqual([1, 'Launch day', 'offline']);
    opened.server.state.isOffline = false;
    await settle(3000);
    expect(opened.editor.views.$save.get().state).toBe('saved');
    expect(await drafts.list(account, 7)).toEqual([]);
  });

  it('of a tab that was closed before its save is put back, saved, and can be undone', async () => {
    const drafts = memoryDraftStorage();
    await leftBehind(drafts, 'before the save', false);
    const opened = await comeBack(drafts);
    expect([headline(opened), titles(opened)]).toEqual(['before the save', ['We restored your unsaved changes']]);
    expect(opened.editor.views.$save.get().state).toBe('unsaved');
    await settle(900);
    expect([savedText(opened), await drafts.list(account, 7)]).toEqual(['before the save', []]);
    opened.editor.document.undo();
    expect(headline(opened)).toBe('Launch day');
  });

  it('that the server already has says nothing and goes', async () => {
    const drafts = memoryDraftStorage();
    await leftBehind(drafts, 'arrived');
    const opened = await comeBack(drafts, saysOnServer('arrived', 2));
    await settle();
    expect([headline(opened), titles(opened), await drafts.list(account, 7)]).toEqual(['arrived', [], []]);
  });

  it('is merged with what was saved elsewhere since', async () => {
    const drafts = memoryDraftStorage();
    await leftBehind(drafts, 'mine');
    const opened = await comeBack(drafts, ({ state }) => {
      state.saved = { ...state.saved, name: 'Theirs' };
      state.version = 4;
    });
    await settle(900);
    expect([savedText(opened), opened.server.state.saved.name, opened.server.state.version]).toEqual([
      'mine',
      'Theirs',
      5,
    ]);
  });

  it('that changed the same as somebody else is a conflict, and nothing is saved before it is decided', async () => {
    const drafts = memoryDraftStorage();
    await leftBehind(drafts, 'mine');
    const opened = await comeBack(drafts, saysOnServer('theirs', 4));
    await settle(60_000);
    expect([headline(opened), savedText(opened)]).toEqual(['mine', 'theirs']);
    expect(opened.editor.versions.$conflict.get()?.overlaps).toMatchObject([{ mine: 'mine', theirs: 'theirs' }]);
    expect((await drafts.list(account, 7)).map(({ project }) => textOf(project))).toEqual(['mine']);
    opened.editor.versions.resolve('mine');
    await settle(900);
    expect([savedText(opened), await drafts.list(account, 7)]).toEqual(['mine', []]);
  });

  it('knows the save that was under way when the tab went: nobody is asked about it', async () => {
    const drafts = memoryDraftStorage();
    const gone = await openEditor({ drafts });
    gone.server.hold('saveProject');
    type(gone, 'ab');
    await settle(850);
    type(gone, 'abc');
    await settle(300);
    const opened = await comeBack(drafts, saysOnServer('ab', 2));
    expect([headline(opened), opened.editor.versions.$conflict.get()]).toEqual(['abc', null]);
    await settle(900);
    expect(savedText(opened)).toBe('abc');
  });

  it('of leaving a project offline is back when it is opened again in the same page', async () => {
    const drafts = memoryDraftStorage();
    const opened = await leftBehind(drafts, 'left offline');
    await opened.editor.close();
    opened.server.state.isOffline = false;
    await opened.editor.open(7);
    expect(headline(opened)).toBe('left offline');
  });

  it('of two tabs stays two: the older one is met after the newer', async () => {
    const drafts = memoryDraftStorage();
    await leftBehind(drafts, 'older');
    vi.clearAllTimers();
    vi.setSystemTime(Date.now() + 60_000);
    const second = await openEditor({ drafts: { ...drafts, list: async () => [] } });
    second.server.state.isOffline = true;
    second.editor.actions.rename('Newer');
    await settle(900);
    expect(await drafts.list(account, 7)).toHaveLength(2);
    const opened = await comeBack(drafts);
    await settle(900);
    expect([opened.server.state.saved.name, await drafts.list(account, 7)]).toMatchObject(['Newer', [{}]]);
    await opened.editor.open(7);
    await settle(900);
    expect([opened.server.state.saved.name, savedText(opened)]).toEqual(['Newer', 'older']);
    expect(await drafts.list(account, 7)).toEqual([]);
  });

  it('of another account, a broken one and one of a newer version are left alone', async () => {
    const drafts = memoryDraftStorage();
    await leftBehind(drafts, 'mine');
    const [draft] = (await drafts.list(account, 7)) as [Draft];
    await drafts.remove(draft);
    const newer = { ...draft, writer: 'newer', project: { ...draft.project, format: 99 } };
    const broken = { ...draft, writer: 'broken', base: null as never };
    for (const odd of [{ ...draft, account: 'http://stub 99' }, newer, broken]) await drafts.put(odd);
    const opened = await comeBack(drafts);
    await settle(900);
    expect([headline(opened), titles(opened)]).toEqual(['Launch day', []]);
    expect(await drafts.list(account, 7)).toHaveLength(2);
  });

  it('that cannot be kept harms nothing', async () => {
    const refusing: DraftStorage = {
      put: async () => false,
      list: () => new Promise(() => {}),
      remove: () => Promise.reject(new Error('full')),
    };
    const opening = openEditor({ drafts: refusing });
    await settle(2000);
    const opened = await opening;
    opened.server.state.isOffline = true;
    type(opened, 'a');
    await settle(900);
    expect(opened.editor.views.$save.get().text).toBe('Offline – keep this tab open, your changes aren’t saved yet');
    opened.server.state.isOffline = false;
    await settle(3000);
    expect(savedText(opened)).toBe('a');
  });
});

describe('IndexedDB drafts', () => {
  it('without IndexedDB keep nothing and never throw', async () => {
    const drafts = indexedDbDrafts();
    expect(await drafts.put({ account, projectId: 7, writer: 'a' } as Draft)).toBe(false);
    expect(await drafts.list(account, 7)).toEqual([]);
    await expect(drafts.remove({ account, projectId: 7, writer: 'a' })).resolves.toBeUndefined();
  });
});

it('a text that is too long to be saved is there again after a reload, and the rest is not saved twice', async () => {
  const drafts = memoryDraftStorage();
  const long = 'A headline of more than twenty characters';
  const left = await openEditor({ drafts });
  type(left, long);
  left.editor.actions.rename('Renamed');
  await settle(1200);
  expect([savedText(left), left.server.state.saved.name]).toEqual(['Launch day', 'Renamed']);
  const { saved } = left.server.state;
  const back = await comeBack(drafts, ({ state }) => Object.assign(state, { saved, version: 2 }));
  expect(headline(back)).toBe(long);
  await settle(1200);
  expect([back.editor.views.$save.get().state, back.server.asked('saveProject').length]).toEqual(['too-long', 0]);
});
