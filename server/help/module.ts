import { eq } from 'drizzle-orm';
import { defineModule } from '../platform/modules/module';
import { helpDomain } from './domain';
import { HELP_FILES_PATH } from './files/help-files';
import { serveHelpFile } from './files/serve-help-file';
import { lessonProgress } from './learning/tables';
import { helpArticle, helpTopics, searchHelp } from './routes/help-articles';
import { tutorial, tutorials } from './routes/tutorials';
import { finishLesson, lesson, university } from './routes/university';

export const helpModule = defineModule(helpDomain, {
  calls: [helpTopics, searchHelp, helpArticle, tutorials, tutorial, university, lesson, finishLesson],
  pages: [{ method: 'GET', path: `${HELP_FILES_PATH}:hash/:file`, answer: serveHelpFile }],
  personalRecords: {
    'lessons.json': (db, userId) => db.select().from(lessonProgress).where(eq(lessonProgress.userId, userId)),
  },
});
