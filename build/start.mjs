// @ts-check
/**
 * `npm start`: builds what a server needs to answer, starts it, and then builds the rest at the lowest priority: what other sites embed,
 * survey pages and the documentation. The server itself paints the pictures of the library. It ends as the server ends.
 */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { buildLibrary } from './parts/library.mjs';
import { openParts } from './parts/parts.mjs';
import { note } from './parts/progress.mjs';
import { writeNotices } from './third-parties/third-parties.mjs';

/** To look and to edit. */
const NEEDED = ['tools', 'hostApp', 'server', 'player'];

try {
  const parts = await openParts({ isPackages: false });
  const needed = parts.staleOf(NEEDED);
  const later = parts.staleOf(parts.names).filter((name) => !needed.includes(name));
  if (needed.length > 0) console.log(`Building ${needed.length} parts that the server needs`);
  if (needed.includes('tools')) await parts.build(['tools']);
  const library = buildLibrary();
  library.catch(() => {});
  await parts.build(needed.filter((name) => name !== 'tools'));
  await library;
  await startServer();
  if (needed.length + later.length > 0) await buildRest(parts, later);
} catch (error) {
  console.error(error);
  process.exit(1);
}

/** Resolves when the server answers. @returns {Promise<void>} */
function startServer() {
  const server = spawn(process.execPath, ['dist/server/main.js'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  // a terminal sends it to the server as well
  process.on('SIGINT', () => {});
  server.on('exit', (code) => process.exit(code ?? 1));
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('message', () => resolve());
  });
}

/** A part that fails leaves the server running. @param {import('./parts/parts.mjs').Parts} parts @param {readonly string[]} later */
async function buildRest(parts, later) {
  setPriority(constants.priority.PRIORITY_LOW);
  try {
    if (later.length > 0) note('Building the rest: what other sites embed, and the documentation');
    await parts.build(later);
    writeNotices(parts.bill, { isPackages: false });
    note('The rest is built');
  } catch (error) {
    console.error(error);
  }
}
