// @ts-check
/**
 * `npm run audit`: asks the registry for known weaknesses of the packages that run Spotreel or build it. It ends with 0 when there is none,
 * with 1 when there is one, and with 2 when the registry gave no answer: nothing was checked then.
 */
import { spawnSync } from 'node:child_process';
import { auditVerdict } from './third-parties/audit-verdict.mjs';

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
const { words, code } = auditVerdict(stdout ?? '');
console.log(words);
process.exitCode = code;
