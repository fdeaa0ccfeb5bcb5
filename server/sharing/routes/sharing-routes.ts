import type { Route } from '../../platform/http/implement';
import type { SharingServices } from '../services';
import { createShare } from './create-share';
import { openShare } from './open-share';
import { projectShare } from './project-share';
import { revokeShare } from './revoke-share';
import { updateShare } from './update-share';

/** Links to finished videos: made and changed by owners, opened by visitors. */
export const sharingRoutes: readonly Route<SharingServices>[] = [
  projectShare,
  createShare,
  updateShare,
  revokeShare,
  openShare,
];
