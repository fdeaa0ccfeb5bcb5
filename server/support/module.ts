import { defineModule } from '../platform/modules/module';
import { supportDomain } from './domain';
import { answerDeskThread, closeDeskThread, deskThread, deskThreads } from './routes/desk-threads';
import {
  createSupportThread,
  markSupportThreadRead,
  supportThread,
  supportThreads,
  writeSupportMessage,
} from './routes/support-threads';
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
  personalRecords: { 'support.json': supportRecords },
});
