/** Runs in the browser: exports one composition and hands over its file in pieces. */
import { type DeviceExportOptions, exportVideo } from '../../sdk/export/page/device-exporter';
import type { Composition } from '../../sdk/scene/composition';

export interface QualityExport {
  readonly format: 'mp4' | 'webm' | 'gif' | 'png';
  readonly bitsPerSecond?: number;
}

declare global {
  interface Window {
    /** Answers how many seconds it took. */
    benchmarkQuality(composition: Composition, options: QualityExport): Promise<number>;
    /** Appends bytes, as base64, to the file. */
    saveBytes(base64: string): Promise<void>;
  }
}

const PIECE_BYTES = 2 ** 23;

window.benchmarkQuality = async (composition, options) => {
  const startedAt = performance.now();
  const exported = await exportVideo(composition, {
    workerUrl: '/export-worker.js',
    ...(options as DeviceExportOptions),
  });
  const seconds = (performance.now() - startedAt) / 1000;
  const file = exported.file as Blob;
  for (let at = 0; at < file.size; at += PIECE_BYTES)
    await window.saveBytes(await base64Of(file.slice(at, at + PIECE_BYTES)));
  await exported.release();
  return seconds;
};

function base64Of(piece: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ''));
    reader.readAsDataURL(piece);
  });
}
