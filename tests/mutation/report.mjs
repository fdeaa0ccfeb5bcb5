// @ts-check
import { readFileSync } from 'node:fs';

/**
 * `caught`: a test failed or ran out of time. `missed`: all tests passed, or none ran.
 * @typedef {{ file: string, line: number, original: string, replacement: string }} Mutant
 * @typedef {{ caught: number, missed: readonly Mutant[] }} Score
 */

/** Checks of sources pass over this folder, and Git ignores it. */
export const REPORTS = 'dist/mutation';

/** Where Stryker leaves the report of a room. @param {string} room @param {'json' | 'html'} format */
export function reportOf(room, format) {
  return `${REPORTS}/${room.replaceAll('/', '-')}.${format}`;
}

/** Mutants that Stryker ignored or could not run count neither way. @param {string} room @returns {Score} */
export function scoreOf(room) {
  /** @type {import('@stryker-mutator/api/core').schema.MutationTestResult} */
  const { files } = JSON.parse(readFileSync(reportOf(room, 'json'), 'utf8'));
  const mutants = Object.entries(files).flatMap(([file, { source, mutants: all }]) =>
    all.map((mutant) => ({ ...mutant, file, source })),
  );
  return {
    caught: mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length,
    missed: mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').map(described),
  };
}

/**
 * @param {import('@stryker-mutator/api/core').schema.MutantResult & { file: string, source: string }} mutant
 * @returns {Mutant}
 */
function described({ file, source, location: { start, end }, replacement = '' }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  const original = lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n');
  return { file, line: start.line, original, replacement };
}
