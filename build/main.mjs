// @ts-check
/**
 * `npm run build`: builds what has changed into dist/ and names each step. ONLY=server,hostApp builds some parts. The library's
 * files are made by programs of their own (`library/build`), at the same time as the other parts. `npm run build:packages`
 * (`--packages`) builds the published packages instead, each into its own dist/. `--without-pictures` leaves the pictures of the
 * library to the server, which paints them while it runs.
 */
import { buildLibrary, paintLibrary } from './parts/library.mjs';
import { openParts } from './parts/parts.mjs';
import { writeNotices } from './third-parties/third-parties.mjs';

const isPackages = process.argv.includes('--packages');
const isPainting = !process.argv.includes('--without-pictures');
const only = process.env.ONLY?.split(',');

try {
  const parts = await openParts({ isPackages });
  const names = parts.names.filter((name) => !only || only.includes(name));
  const stale = parts.staleOf(names);
  if (stale.length > 0) console.log(`Building ${stale.length} of ${names.length} parts`);
  if (stale.includes('tools')) await parts.build(['tools']);
  const library = only || isPackages ? undefined : makeLibrary();
  library?.catch(() => {});
  await parts.build(stale.filter((name) => name !== 'tools'));
  await library;
  writeNotices(parts.bill, { isPackages });
} catch (error) {
  console.error(error);
  process.exit(1);
}

async function makeLibrary() {
  await buildLibrary();
  if (isPainting) await paintLibrary();
}
