/** `node remotion-render.mjs <bundle> <browser> <crf> <out>`: Remotion's renderer, as its documentation shows it. */
import { renderMedia, selectComposition } from '@remotion/renderer';

const [serveUrl, browserExecutable, crf, outputLocation] = process.argv.slice(2);
const shared = { serveUrl, browserExecutable, chromeMode: 'headless-shell', logLevel: 'error' };
const composition = await selectComposition({ ...shared, id: 'film' });
await renderMedia({
  ...shared,
  composition,
  outputLocation,
  codec: 'h264',
  crf: Number(crf),
  x264Preset: 'veryfast',
  concurrency: 2,
  muted: true,
});
