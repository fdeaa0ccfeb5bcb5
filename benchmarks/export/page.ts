/** Runs in the browser: exports one composition and says how long it took. */
import { exportVideo } from '../../sdk/export/page/device-exporter';
import type { Composition } from '../../sdk/scene/composition';

export interface BrowserExport {
  readonly seconds: number;
  readonly bytes: number;
}

declare global {
  interface Window {
    benchmarkExport(composition: Composition, bitsPerSecond: number): Promise<BrowserExport>;
  }
}

window.benchmarkExport = async (composition, bitsPerSecond) => {
  const startedAt = performance.now();
  const exported = await exportVideo(composition, { workerUrl: '/player/export-worker.js', bitsPerSecond });
  const seconds = (performance.now() - startedAt) / 1000;
  await exported.release();
  return { seconds, bytes: exported.bytes };
};
