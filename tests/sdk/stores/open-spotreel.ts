import { vi } from 'vitest';
import { memorySecurityStorage } from '../../../sdk/client/session/security-state';
import { createEditor } from '../../../sdk/stores/editor/create-editor';
import { createSpotreel, type SpotreelOptions } from '../../../sdk/stores/spotreel';
import { contractServer } from './contract-server';

/** A signed-in account on a server in memory. Tests run on fake timers: `settle` lets what is under way come to rest. */
export async function openSpotreel(options: SpotreelOptions = {}) {
  const server = contractServer();
  const spotreel = createSpotreel({
    apiBase: 'http://stub',
    storage: memorySecurityStorage(),
    fetch: server.fetch,
    ...options,
  });
  const refused = options.getAccessToken
    ? undefined
    : await spotreel.session.signIn({ email: 'a@b.co', password: 'good' });
  if (refused) throw new Error(refused.message);
  return { server, spotreel };
}

export async function settle(ms = 0): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  // What is loaded when it is needed first takes more than timers.
  await vi.dynamicImportSettled();
}

type Server = Awaited<ReturnType<typeof openSpotreel>>['server'];

/** `prepare` changes what the server has before the project is opened. */
export async function openEditor(options: SpotreelOptions = {}, prepare: (server: Server) => void = () => {}) {
  const { server, spotreel } = await openSpotreel(options);
  prepare(server);
  const editor = createEditor(spotreel);
  // Screens look at the views all the time; a store without subscribers is not kept up to date.
  const stopLooking = Object.values(editor.views).map(($view) => $view.subscribe(() => {}));
  await editor.open(7);
  await settle();
  const look = {
    stopLooking: () => {
      for (const stop of stopLooking) stop();
    },
  };
  return { server, spotreel, editor, ...look };
}
