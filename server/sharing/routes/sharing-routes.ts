import type { Route } from '../../platform/http/implement';
import type { SharingServices } from '../services';
import { createShare } from './create-share';
import { deleteShareComment } from './delete-share-comment';
import { openShare } from './open-share';
import { projectCaptions } from './project-captions';
import { projectShare } from './project-share';
import { revokeShare } from './revoke-share';
import { updateShare } from './update-share';
import { updateShareComment } from './update-share-comment';
import { writeShareComment } from './write-share-comment';

/** Links to finished videos: made and changed by owners, opened by visitors. */
export const sharingRoutes: readonly Route<SharingServices>[] = [
  projectShare,
  createShare,
  updateShare,
  revokeShare,
  projectCaptions,
  updateShareComment,
  deleteShareComment,
  writeShareComment,
  openShare,
];
