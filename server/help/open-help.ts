import type { Log } from '../platform/log/log';
import { createHelpFiles } from './files/help-files';
import { createHelpContent } from './help-content';
import { createLearningContent } from './learning/learning-content';
import { readLessons, readTutorials } from './learning/read-learning';
import { readArticles } from './reading/read-articles';
import type { HelpServices } from './services';

/** Reads articles, tutorials, lessons and their files of all folders. Never rejects for what is wrong with a file: the log says it. */
export async function openHelp(
  folders: readonly string[],
  log: Log,
): Promise<Pick<HelpServices, 'help' | 'learning' | 'helpFiles'>> {
  const helpFiles = createHelpFiles(log);
  return {
    helpFiles,
    help: createHelpContent(await readArticles(folders, helpFiles, log)),
    learning: createLearningContent(
      await readTutorials(folders, helpFiles, log),
      await readLessons(folders, helpFiles, log),
    ),
  };
}
