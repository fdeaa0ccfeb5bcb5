/**
 * Refuses a Node older than the one that package.json brings: on the machine's own Node a process may fail hours later. Entry
 * files check this before they import anything else, since newer syntax would fail first and say less.
 */
import { dependencies } from '../../package.json';

const REQUIRED_MAJOR = majorOf(dependencies.node);

/** `running`: a version such as 24.21.0. Undefined: Spotreel runs on it. */
export function nodeProblem(running: string): string | undefined {
  if (majorOf(running) >= REQUIRED_MAJOR) return undefined;
  return `node_too_old: Spotreel runs on Node ${REQUIRED_MAJOR}; start it with npm start, or npm run worker. This is Node ${running}.`;
}

/** Prints the problem and ends the process, if there is one. */
export function requireNode(): void {
  const problem = nodeProblem(process.versions.node);
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}
