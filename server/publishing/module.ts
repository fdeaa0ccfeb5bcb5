import { defineModule } from '../platform/modules/module';
import { resealStored } from './connections/reseal';
import { removeConnectionsOf, revocationHandler } from './connections/revocation';
import { publishingDomain } from './domain';
import { publishingRevokeKind, publishVideoKind } from './job-kinds';
import { publishHandler } from './jobs/publish-jobs';
import { sweepLogins } from './logins/pending-logins';
import { PUBLISHING_RETURN_PATH, servePublishingReturn } from './page/serve-return';
import { publishingRecords } from './publishing-records';
import { beginPublishingLogin, connectPublishing, disconnectPublishing, publishing } from './routes/connections';
import { cancelPublication, projectPublications, publishVideo } from './routes/publications';

/** Uploads at a time. They wait for the network, and hold one part of a file each. */
const SLOTS = 4;

export const publishingModule = defineModule(publishingDomain, {
  calls: [
    publishing,
    beginPublishingLogin,
    connectPublishing,
    disconnectPublishing,
    projectPublications,
    publishVideo,
    cancelPublication,
  ],
  pages: [{ method: 'GET', path: `${PUBLISHING_RETURN_PATH}/:platform`, answer: servePublishingReturn }],
  jobs: {
    slots: SLOTS,
    handlers: [
      [publishVideoKind, publishHandler],
      [publishingRevokeKind, revocationHandler],
    ],
  },
  daily: [sweepLogins, resealStored],
  personalRecords: { 'publishing.json': publishingRecords },
  closeAccount: (tx, { jobs }, userId) => removeConnectionsOf(tx, jobs, userId),
});
