import { readFile } from 'node:fs/promises';
import { templateCalls } from '@spotreel/sdk/contract';
import { templateProblems } from '@spotreel/sdk/scene';
import { ApiError } from '../../../platform/http/api-error';
import { receiveFormUpload } from '../../../platform/http/form/receive-upload';
import { withTemporaryFile } from '../../../platform/http/form/temporary-file';
import { implement } from '../../implement';

const call = templateCalls.checkTemplate;

export const checkTemplate = implement(call, async ({ context }, { workDir }) =>
  withTemporaryFile(workDir, async (file) => {
    await receiveFormUpload(context.raw, call.multipart, file);
    const problems = templateProblems(parsed(await readFile(file, 'utf8')));
    return { isUsable: problems.length === 0, problems: problems.map((problem) => ({ ...problem })) };
  }),
);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ApiError('body_unreadable', { message: 'The file is not JSON.', cause });
  }
}
