/**
 * Entry of the scene worker, built to `player/scene-worker.js` with `harfbuzz.wasm` beside it. Its file is served with a
 * policy of its own that allows WebAssembly; the page keeps a strict one.
 */
import { SpotreelError } from '../base/errors';
import type { FontManifest } from '../contract/font-manifest';
import { createTextShaper } from '../scene/text/create-text-shaper';
import type { TextShaper } from '../scene/text-shaper';
import { createCompilerHost } from './compiling/compiler-host';
import type { FromWorker, ToWorker } from './compiling/worker-messages';

/** The global scope of a dedicated worker, as far as it is used here; the DOM's own types describe a page. */
interface WorkerScope {
  postMessage(message: FromWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const receive = createCompilerHost(openShaper, (answer) => scope.postMessage(answer));
scope.addEventListener('message', ({ data }) => receive(data));
scope.postMessage({ type: 'ready' });

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
