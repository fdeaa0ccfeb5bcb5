import { type AccessRows, byPath, ofProject, open } from '../access-rules';
import type { OwnedRows } from '../owned-rows';

const comment = ({ projectId, shareCommentId }: OwnedRows) =>
  `/v1/project/${projectId}/share/comment/${shareCommentId}`;

export const access: AccessRows = {
  projectShare: byPath(ofProject('/share')),
  createShare: byPath(ofProject('/share'), {}),
  updateShare: byPath(ofProject('/share'), { allowDownload: true }),
  revokeShare: byPath(ofProject('/share')),
  projectCaptions: byPath(ofProject('/captions')),
  updateShareComment: byPath(comment, { isDone: true }),
  deleteShareComment: byPath(comment),
  writeShareComment: open,
  openShare: open,
};
