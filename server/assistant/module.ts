import { eq } from 'drizzle-orm';
import { defineModule } from '../platform/modules/module';
import { assistantDomain } from './domain';
import { aiChat } from './routes/ai-chat';
import { aiProject } from './routes/ai-project';
import { aiStoryboard } from './routes/ai-storyboard';
import { deleteProjectBrief, projectBrief, projectBriefs, saveProjectBrief } from './routes/project-briefs';
import { projectBrief as brief } from './tables';

export const assistantModule = defineModule(assistantDomain, {
  calls: [aiStoryboard, aiChat, aiProject, projectBrief, projectBriefs, saveProjectBrief, deleteProjectBrief],
  personalRecords: { 'briefs.json': (db, userId) => db.select().from(brief).where(eq(brief.ownerId, userId)) },
});
