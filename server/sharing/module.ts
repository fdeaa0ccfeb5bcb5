import { accountPorts } from '../account/ports';
import { defineModule } from '../platform/modules/module';
import { fillPort } from '../platform/modules/port';
import { createCommentMails } from './comments/comment-mails';
import { sharingDomain } from './domain';
import { serveShareFile } from './page/serve-share-file';
import { serveSharePage } from './page/serve-share-page';
import { openShare } from './routes/open-share';
import { deleteShareComment, updateShareComment, writeShareComment } from './routes/share-comments';
import { createShare, projectCaptions, projectShare, revokeShare, updateShare } from './routes/shares';
import { shareRecords } from './share-records';
import { sweepShares } from './sweep-shares';
import { SHARE_PATH } from './to-share-link';

export const sharingModule = defineModule(sharingDomain, {
  calls: [
    projectShare,
    createShare,
    updateShare,
    revokeShare,
    projectCaptions,
    updateShareComment,
    deleteShareComment,
    writeShareComment,
    openShare,
  ],
  pages: [
    { method: 'GET', path: '/media/shares/*', route: '/media', answer: serveShareFile },
    {
      method: 'GET',
      path: `${SHARE_PATH}/:token`,
      route: SHARE_PATH,
      isAddressSecret: true,
      answer: (context, services, { appPage }) => serveSharePage(context, services, appPage),
    },
  ],
  fills: [fillPort(accountPorts.commentMails, createCommentMails)],
  daily: [sweepShares],
  personalRecords: { 'share-links.json': shareRecords },
});
