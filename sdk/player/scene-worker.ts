/**
 * Compiles scenes and paints them: built to `player/scene-worker.js` with the text shaper beside it. In a worker it starts by itself. Its file
 * is served with a policy of its own that allows WebAssembly; the page keeps a strict one. A page without a worker imports the
 * same file, and its own thread does the work.
 */
import { SpotreelError } from '../base/errors';
import type { FontManifest } from '../contract/font-manifest';
import { createTextShaper } from '../scene/text/create-text-shaper';
import type { TextShaper } from '../scene/text-shaper';
import { type AnswerPage, createCompilerHost } from './compiling/compiler-host';
import type { FromWorker, ToWorker } from './compiling/worker-messages';

/** The global scope of a dedicated worker, as far as it is used here; the DOM's own types describe a page. */
interface WorkerScope {
  postMessage(message: FromWorker, transfer?: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}

/** On the page's own thread. Returns the receiver of messages, which `answer` answers. */
export function openCompilerHost(answer: AnswerPage): (message: ToWorker) => void {
  return createCompilerHost(openShaper, answer, { isOnPage: true });
}

if (!('document' in globalThis)) listen(globalThis as unknown as WorkerScope);

function listen(scope: WorkerScope): void {
  const receive = createCompilerHost(openShaper, (answer, transfer) => scope.postMessage(answer, transfer));
  scope.addEventListener('message', ({ data }) => receive(data));
  scope.postMessage({ type: 'ready' });
}

async function openShaper(fontsUrl: string): Promise<TextShaper> {
  const base = fontsUrl.endsWith('/') ? fontsUrl : `${fontsUrl}/`;
  const manifest = (await (await load(`${base}manifest.json`)).json()) as FontManifest;
  return createTextShaper({ manifest, loadFile: async (file) => (await load(base + file)).arrayBuffer() });
}

async function load(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new SpotreelError('font_unavailable', `${url} answered ${response.status}.`);
  return response;
}
