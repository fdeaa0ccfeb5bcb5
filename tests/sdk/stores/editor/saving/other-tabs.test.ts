import { afterEach, expect, it, vi } from 'vitest';
import { createEditor } from '../../../../../sdk/stores/editor/create-editor';
import type { EditorStore } from '../../../../../sdk/stores/editor/editor-store';
import type { Spotreel } from '../../../../../sdk/stores/spotreel';
import { openSpotreel } from '../../open-spotreel';

const open: Spotreel[] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  for (const spotreel of open.splice(0)) spotreel.dispose();
});

async function tabOf(fetch?: Awaited<ReturnType<typeof openSpotreel>>['server']['fetch']) {
  const { server, spotreel } = await openSpotreel(fetch ? { fetch } : {});
  open.push(spotreel);
  const editor = createEditor(spotreel);
  for (const $view of Object.values(editor.views)) $view.subscribe(() => {});
  await editor.open(7);
  return { server, spotreel, editor };
}

/** Two tabs of one browser, of one account, with the same project open. */
async function twoTabs() {
  const { server, editor: first } = await tabOf();
  const { editor: second, spotreel } = await tabOf(server.fetch);
  return { server, first, second, toasts: spotreel.toasts };
}

/** What merges is loaded first. */
const come = (condition: () => void) => vi.waitFor(condition, { timeout: 10_000 });
const nameOf = ({ document }: EditorStore) => document.$project.get()?.name;

it('a tab with nothing unsaved takes over what another one saved, and says so', async () => {
  const { first, second, toasts } = await twoTabs();
  first.actions.rename('From the first tab');
  await first.save();
  await come(() => expect(nameOf(second)).toBe('From the first tab'));
  expect(toasts.$toasts.get().map(({ title }) => title)).toEqual(['Updated to the newest version']);
  expect(second.views.$save.get().state).toBe('saved');
  second.actions.rename('From the second tab');
  expect(await second.save()).toBe(true);
  await come(() => expect(nameOf(first)).toBe('From the second tab'));
});

it('what is unsaved here is merged with what the other tab saved', async () => {
  const { server, first, second } = await twoTabs();
  second.actions.setFont('Lora');
  first.actions.rename('From the first tab');
  await first.save();
  await come(() => expect(server.state.saved).toMatchObject({ name: 'From the first tab', fontFamily: 'Lora' }));
  expect(nameOf(second)).toBe('From the first tab');
});

it('another browser’s save is met when somebody comes back to the window', async () => {
  const browserWindow = new EventTarget();
  vi.stubGlobal('addEventListener', browserWindow.addEventListener.bind(browserWindow));
  const { server, editor } = await tabOf();
  server.state.version += 1;
  server.state.saved = { ...server.state.saved, name: 'From elsewhere' };
  browserWindow.dispatchEvent(new Event('focus'));
  await come(() => expect(nameOf(editor)).toBe('From elsewhere'));
});

it('another account of the browser hears nothing', async () => {
  const { editor, server } = await tabOf();
  const asked = server.asked('project').length;
  const channel = new BroadcastChannel('spotreel.saved');
  channel.postMessage({ account: 'http://stub 2', projectId: 7, version: 9 });
  await new Promise((resolve) => setTimeout(resolve, 50));
  channel.close();
  expect(server.asked('project')).toHaveLength(asked);
  expect(editor.views.$save.get().state).toBe('saved');
});
