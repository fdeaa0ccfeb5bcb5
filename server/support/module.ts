import { accountPorts } from '../account/ports';
import { defineModule } from '../platform/modules/module';
import { fillPort } from '../platform/modules/port';
import { supportDomain } from './domain';
import { answerDeskThread, closeDeskThread, deskThread, deskThreads } from './routes/desk-threads';
import {
  createSupportThread,
  markSupportThreadRead,
  supportThread,
  supportThreads,
  writeSupportMessage,
} from './routes/support-threads';
import { createSupportMails } from './support-mails';
import { supportRecords } from './support-records';

export const supportModule = defineModule(supportDomain, {
  calls: [
    supportThreads,
    supportThread,
    createSupportThread,
    writeSupportMessage,
    markSupportThreadRead,
    deskThreads,
    deskThread,
    answerDeskThread,
    closeDeskThread,
  ],
  fills: [fillPort(accountPorts.supportMails, createSupportMails)],
  personalRecords: { 'support.json': supportRecords },
});
