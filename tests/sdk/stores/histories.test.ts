import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProjectSave } from '../../../sdk/contract/project/project';
import { memoryDraftStorage } from '../../../sdk/stores/drafts/draft-storage';
import { type HistoryStorage, memoryHistoryStorage } from '../../../sdk/stores/drafts/history-storage';
import { openEditor, settle } from './open-spotreel';

type Opened = Awaited<ReturnType<typeof openEditor>>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', undefined); // tabs that are gone hear nothing
  vi.stubGlobal('sessionStorage', tabStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function tabStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const type = ({ editor }: Opened, ...texts: string[]) => {
  for (const text of texts) {
    editor.document.closeStep();
    editor.actions.setText(1, 'headline', text);
  }
};
const headline = ({ editor }: Opened) => editor.document.$project.get()?.values[1]?.texts.headline;
const steps = ({ editor }: Opened) => {
  const { done, undone } = editor.document.history;
  return [done.length, undone.length];
};

/** The same tab a moment later, after a reload. `change` is what the server has by then. */
async function reload(
  before: Opened,
  histories: HistoryStorage,
  change: (server: Opened['server']) => void = () => {},
) {
  vi.clearAllTimers();
  const { saved, version } = before.server.state;
  return openEditor({ histories, drafts }, (server) => {
    Object.assign(server.state, { saved, version });
    change(server);
  });
}

let drafts = memoryDraftStorage();
beforeEach(() => {
  drafts = memoryDraftStorage();
});

/** Two saved edits, of which the second is undone. */
async function edited(histories: HistoryStorage): Promise<Opened> {
  const opened = await openEditor({ histories, drafts });
  type(opened, 'one', 'two');
  opened.editor.document.undo();
  await settle(2_000);
  expect(opened.editor.views.$save.get().state).toBe('saved');
  return opened;
}

describe('what can be undone', () => {
  it('is the same after a reload', async () => {
    const histories = memoryHistoryStorage();
    const opened = await reload(await edited(histories), histories);
    expect([headline(opened), ...steps(opened)]).toEqual(['one', 1, 1]);
    opened.editor.document.redo();
    expect(headline(opened)).toBe('two');
    opened.editor.document.undo();
    opened.editor.document.undo();
    expect(headline(opened)).toBe('Launch day');
    await settle(2_000);
    expect(steps(await reload(opened, histories))).toEqual([0, 2]);
  });

  it('is the same after another screen had the project open', async () => {
    const histories = memoryHistoryStorage();
    const opened = await edited(histories);
    type(opened, 'three');
    await opened.editor.close();
    await opened.editor.open(7);
    await settle();
    expect([headline(opened), ...steps(opened)]).toEqual(['three', 2, 0]);
    opened.editor.document.undo();
    expect(headline(opened)).toBe('one');
  });

  it('is the same where what was done is not saved yet, and comes back as a draft', async () => {
    const histories = memoryHistoryStorage();
    const opened = await edited(histories);
    opened.server.state.isOffline = true;
    type(opened, 'unsaved', 'unsaved too');
    await settle(400);
    const back = await reload(opened, histories);
    expect([headline(back), ...steps(back)]).toEqual(['unsaved too', 3, 0]);
    back.editor.document.undo();
    expect(headline(back)).toBe('unsaved');
  });

  it('is dropped where the project was changed elsewhere', async () => {
    const histories = memoryHistoryStorage();
    const opened = await reload(await edited(histories), histories, ({ state }) => {
      const [first, ...others] = state.saved.customisations as [ProjectSave['customisations'][0]];
      const texts = [{ id: 'headline', value: 'theirs' }];
      state.saved = { ...state.saved, customisations: [{ ...first, texts }, ...others] };
      state.version += 1;
    });
    expect([headline(opened), ...steps(opened)]).toEqual(['theirs', 0, 0]);
  });

  it('is that of the tab alone', async () => {
    const histories = memoryHistoryStorage();
    const before = await edited(histories);
    vi.stubGlobal('sessionStorage', { ...tabStorage(), getItem: () => JSON.stringify('another tab') });
    expect(steps(await reload(before, histories))).toEqual([0, 0]);
  });

  it('has no step that may not be done here', async () => {
    const histories = memoryHistoryStorage();
    const opened = await edited(histories);
    opened.editor.actions.rename('Renamed');
    type(opened, 'four');
    await opened.editor.close();
    opened.editor.document.$allowedEdits.set(new Set(['texts']));
    await opened.editor.open(7);
    await settle();
    expect(opened.editor.document.history.done.map(({ name }) => name)).toEqual(['set-text']);
  });

  it('is there where the storage answers nothing or does not answer', async () => {
    const silent: HistoryStorage = {
      put: async () => false,
      list: () => new Promise(() => {}),
      remove: async () => {},
    };
    const opening = openEditor({ histories: silent });
    await vi.advanceTimersByTimeAsync(2_000);
    const opened = await opening;
    type(opened, 'one');
    expect([opened.editor.$state.get().status, ...steps(opened)]).toEqual(['ready', 1, 0]);
  });
});
