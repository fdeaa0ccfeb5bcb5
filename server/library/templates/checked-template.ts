import { readFile } from 'node:fs/promises';
import { type TemplateProblem, templateProblems } from '@spotreel/sdk/internal/scene';
import { ApiError } from '../../platform/http/api-error';

/**
 * Problems that keep the document in this file from being a template. Throws `body_unreadable` for a file that is no
 * JSON.
 */
export async function checkedTemplate(file: string): Promise<TemplateProblem[]> {
  return templateProblems(parsed(await readFile(file, 'utf8')));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('body_unreadable', {
      message: 'The file is not JSON.',
      details: { template: ['Is not JSON'] },
      cause,
    });
  }
}
