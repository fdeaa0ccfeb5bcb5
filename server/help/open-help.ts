import type { Log } from '../platform/log/log';
import { createHelpContent } from './help-content';
import { createLearningContent } from './learning/learning-content';
import { readLessons, readTutorials } from './learning/read-learning';
import { readArticles } from './reading/read-articles';
import type { HelpServices } from './services';

/** Reads articles, tutorials and lessons of all folders. Never rejects for what is wrong with a file: the log says it. */
export async function openHelp(folders: readonly string[], log: Log): Promise<Pick<HelpServices, 'help' | 'learning'>> {
  return {
    help: createHelpContent(await readArticles(folders, log)),
    learning: createLearningContent(await readTutorials(folders, log), await readLessons(folders, log)),
  };
}
