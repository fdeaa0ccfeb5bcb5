/** Entry of the composer's worker, built to `player/composer-worker.js`. */
import { createComposerHost } from './composing/composer-host';
import type { FromComposer, ToComposer } from './composing/composer-messages';

/** The global scope of a dedicated worker, as far as it is used here; the DOM's own types describe a page. */
interface WorkerScope {
  postMessage(message: FromComposer): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToComposer>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const receive = createComposerHost((answer) => scope.postMessage(answer));
scope.addEventListener('message', ({ data }) => receive(data));
scope.postMessage({ type: 'ready' });
