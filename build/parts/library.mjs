// @ts-check
/** Runs the programs that make the files of the library (`library/build`). */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { note } from './progress.mjs';

/** Scenes, media, music, fonts and the manifest, where something has changed. @returns {Promise<void>} */
export const buildLibrary = () => run('build-library.mjs', 'The library was not built.');

/** Pictures that are not there yet; all of them take about a minute. @returns {Promise<void>} */
export const paintLibrary = () => run('paint-library.mjs', 'The pictures of the library were not painted.');

/** @param {string} program @param {string} failure @returns {Promise<void>} */
function run(program, failure) {
  const child = spawn(process.execPath, [`dist/tools/${program}`], { stdio: ['ignore', 'pipe', 'inherit'] });
  createInterface({ input: child.stdout }).on('line', note);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(failure))));
  });
}
