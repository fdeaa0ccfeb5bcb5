import { templateCalls } from '@spotreel/sdk/internal/contract';
import { receiveFormUpload } from '../../../platform/http/form/receive-upload';
import { withTemporaryFile } from '../../../platform/http/form/temporary-file';
import { implement } from '../../implement';

const call = templateCalls.checkTemplate;

export const checkTemplate = implement(call, async ({ user, context }, { workDir, parsing }) =>
  withTemporaryFile(workDir, async (file) => {
    await receiveFormUpload(context.raw, call.multipart, file);
    const problems = await parsing.parse('checkedTemplate', { account: user.id, field: call.multipart.file }, file);
    return { isUsable: problems.length === 0, problems: problems.map((problem) => ({ ...problem })) };
  }),
);
