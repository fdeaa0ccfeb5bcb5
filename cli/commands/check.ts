import type { Command } from '../command';
import { EXIT_CODES } from '../exit-codes';
import { idAt } from '../read-arguments';

interface Answer {
  readonly findings: readonly { readonly code: string; readonly severity: string; readonly message: string }[];
}

export const checkCommand: Command = {
  usage: 'check <projectId> [--strict]',
  summary: 'Lists what an editor would still change. Ends with 3 for errors, with --strict for warnings too.',
  options: { strict: { type: 'boolean' } },
  async run({ words, flags, use, show }) {
    const answer = await use<Answer>('check_project', { projectId: idAt(words, 0, 'project') });
    const lines = answer.findings.map(({ severity, message, code }) => `${severity}: ${message} (${code})`);
    show(answer, lines.length > 0 ? lines : ['Nothing to change.']);
    const counting = answer.findings.filter(({ severity }) => flags.strict === true || severity === 'error');
    return counting.length > 0 ? EXIT_CODES.found : EXIT_CODES.done;
  },
};
