import type { Route } from '../../platform/http/implement';
import type { PublishingServices } from '../services';
import { beginPublishingLogin } from './begin-publishing-login';
import { cancelPublication } from './cancel-publication';
import { connectPublishing } from './connect-publishing';
import { disconnectPublishing } from './disconnect-publishing';
import { projectPublications } from './project-publications';
import { publishVideo } from './publish-video';
import { publishing } from './publishing';

/** Channels of other platforms, and videos that are published there. */
export const publishingRoutes: readonly Route<PublishingServices>[] = [
  publishing,
  beginPublishingLogin,
  connectPublishing,
  disconnectPublishing,
  projectPublications,
  publishVideo,
  cancelPublication,
];
