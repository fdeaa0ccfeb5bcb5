/** Runs in Chromium: exports a composition as a page does, and hands over the file. */
import { exportVideo } from '../../sdk/export/page/device-exporter';
import type { Composition } from '../../sdk/scene/composition';

declare global {
  interface Window {
    /** The MP4 as base64. */
    exportFile(composition: Composition): Promise<string>;
  }
}

window.exportFile = async (composition) => {
  const exported = await exportVideo(composition, { workerUrl: '/export-worker.js' });
  const bytes = new Uint8Array(await (exported.file as Blob).arrayBuffer());
  await exported.release();
  const address = await new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(new Blob([bytes]));
  });
  return address.slice(address.indexOf(',') + 1);
};
