/**
 * Compiles scenes off the page. It is a file of its own so that a server can give it the one directive that WebAssembly
 * needs (`script-src 'wasm-unsafe-eval'`) while the page stays strict.
 */
import { isSpotreelError, messageOf } from '../base/errors';
import { compileScene, type SceneTemplate, textsOf } from '../scene/compile-scene';
import { createTextShaper } from '../scene/text/create-text-shaper';
import type { FontManifest } from '../scene/text/font-manifest';
import type { TextShaper } from '../scene/text-shaper';
import type { WorkerAnswer, WorkerRequest } from './scene-worker-protocol';

const templates = new Map<number, SceneTemplate>();
let shaper: Promise<TextShaper> | undefined;

self.onmessage = ({ data }: MessageEvent<WorkerRequest>) => {
  if (data.type === 'init') shaper = loadShaper(data.fontsUrl);
  else if (data.type === 'template') templates.set(data.key, data.template);
  else void compile(data);
};

answer({ type: 'ready' });

async function loadShaper(fontsUrl: string): Promise<TextShaper> {
  const load = async (file: string) => {
    const response = await fetch(new URL(file, fontsUrl));
    if (!response.ok) throw new Error(`Request failed with status code ${response.status}`);
    return response.arrayBuffer();
  };
  const manifest = JSON.parse(new TextDecoder().decode(await load('manifest.json'))) as FontManifest;
  return createTextShaper({ manifest, loadFile: load });
}

async function compile({ id, key, content }: Extract<WorkerRequest, { type: 'compile' }>): Promise<void> {
  try {
    const template = templates.get(key);
    if (!shaper || !template) throw new Error('The worker was not told of this template.');
    const ready = await shaper;
    await ready.prepare(textsOf(template, content));
    answer({ type: 'compiled', id, compiled: compileScene(template, content, ready) });
  } catch (thrown) {
    answer({
      type: 'failed',
      id,
      code: isSpotreelError(thrown) ? thrown.code : 'playback_failed',
      message: messageOf(thrown),
    });
  }
}

function answer(message: WorkerAnswer): void {
  self.postMessage(message);
}
