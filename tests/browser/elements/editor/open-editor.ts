import '../../../../elements/auto';
import { memorySecurityStorage } from '../../../../sdk/client/session/security-state';
import { compileScene } from '../../../../sdk/scene/compiling/compile-scene';
import type { LottieLayer } from '../../../../sdk/scene/lottie';
import { memoryHistoryStorage } from '../../../../sdk/stores/drafts/history-storage';
import { createSpotreel } from '../../../../sdk/stores/spotreel';
import { plainShaper } from '../../../sdk/scene/plain-shaper';
import { document as lottie, textLayer } from '../../../sdk/scene/templates';
import { contractServer } from '../../../sdk/stores/contract-server';
import { inside, pause, until } from '../page/page';

/** A text of every scene, letters as squares, on show as long as the scene unless `more` says otherwise. */
export const words = (
  sid: string,
  y: number,
  more: Partial<LottieLayer> = {},
  size: readonly [number, number] = [600, 30],
) => ({
  ...textLayer(sid, { sid, document: { ps: [20, y], s: 20, sz: size } }),
  op: 1000,
  ...more,
});

/** The project editor on the page, with a project of two scenes, four seconds each, that both show `layers`. */
export async function openEditor(layers: readonly LottieLayer[]) {
  const server = contractServer();
  const drawn = { ...lottie([...layers]), op: 120 };
  // without it uploads go by `fetch` too, to the server in memory
  const { XMLHttpRequest } = globalThis;
  Object.assign(globalThis, { XMLHttpRequest: undefined });
  const spotreel = createSpotreel({
    apiBase: 'http://stub',
    storage: memorySecurityStorage(),
    // what an earlier test undid is not this one's
    histories: memoryHistoryStorage(),
    fetch: server.fetch,
    compileScene: async ({ template, content }) =>
      compileScene({ ...template, animation: drawn }, content, plainShaper),
  });
  Object.assign(globalThis, { XMLHttpRequest });
  await spotreel.session.signIn({ email: 'a@b.co', password: 'good' });
  const element = document.createElement('project-editor');
  Object.assign(element.style, { display: 'block', height: '600px' });
  element.spotreel = spotreel;
  element.setAttribute('project-id', '7');
  element.setAttribute('shortcuts', '');
  document.body.append(element);
  const close = async () => {
    document.body.replaceChildren();
    await pause(30);
    spotreel.dispose();
  };
  return { editor: element, server, spotreel, close };
}

export const press = (key: string, target: Element | null | undefined, more: KeyboardEventInit = {}) =>
  target?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true, ...more }),
  );

export const fieldButton = (editor: Element, name: string) =>
  until(() => inside<HTMLButtonElement>(editor, `.sr-on-picture__field[aria-label="Edit text: ${name}"]`));
