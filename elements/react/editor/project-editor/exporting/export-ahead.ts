/**
 * Fetches the code of an export on this device while nothing else happens, so that it works without a network later.
 */
import type { Composition } from '@spotreel/sdk/internal/scene';
import type { EditorStore, Spotreel } from '@spotreel/sdk/internal/stores';
import { deviceExportsOf, exportWorkerUrlOf, forgetDeviceExports } from '../../device-export/device-exports';

/** The project has rested for so long. */
const REST_MS = 3000;

/** Returns what ends it: call it when the project closes. */
export function startExportAhead(spotreel: Spotreel, editor: EditorStore): () => void {
  const exports = deviceExportsOf(spotreel, editor);
  if (!isWelcome(exportWorkerUrlOf(spotreel))) return () => forgetDeviceExports(editor);
  void Promise.allSettled([
    import('../../../controls/dialog/dialog-frame'),
    import('./render-panel'),
    import('../../device-export/device-export-part'),
    import('@spotreel/sdk/internal/export'),
  ]);
  let preparing = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = editor.picture.$composition.subscribe((composition: Composition | null) => {
    preparing.abort();
    clearTimeout(timer);
    if (!composition) return;
    preparing = new AbortController();
    const { signal } = preparing;
    timer = setTimeout(() => void exports.prepare(composition, signal), REST_MS);
  });
  return () => {
    stop();
    clearTimeout(timer);
    preparing.abort();
    forgetDeviceExports(editor);
  };
}

/** On the server's own pages alone: others may refuse the worker, and report it. */
function isWelcome(workerUrl: URL | undefined): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return workerUrl?.origin === location.origin && !connection?.saveData;
}
