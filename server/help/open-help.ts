import { LANGUAGE_CODES, type LanguageCode } from '@spotreel/sdk/internal/i18n';
import { screenWords } from '@spotreel/sdk/internal/server-words';
import type { Log } from '../platform/log/log';
import { createHelpFiles, type HelpFiles } from './files/help-files';
import { createHelpContent, type HelpContent } from './help-content';
import { createLearningContent, type LearningContent } from './learning/learning-content';
import { readLessons, readTutorials } from './learning/read-learning';
import { contentFolders } from './reading/content-folder';
import { readArticles } from './reading/read-articles';

/** Content of one language. Texts that are not translated are English. */
export interface HelpContents {
  readonly help: HelpContent;
  readonly learning: LearningContent;
}

export interface OpenHelp {
  readonly helpIn: (language: LanguageCode) => Promise<HelpContents>;
  readonly helpFiles: HelpFiles;
}

/**
 * Reads articles, tutorials, lessons and their files of all folders: the English ones now, those of another language when
 * the first person asks for it. Never rejects for what is wrong with a file: the log says it.
 */
export async function openHelp(folders: readonly string[], log: Log): Promise<OpenHelp> {
  const helpFiles = createHelpFiles(log);
  const read = new Map<LanguageCode, Promise<HelpContents>>();
  const helpIn = (language: LanguageCode) => {
    const contents = read.get(language) ?? readHelp(folders, language, helpFiles, log);
    read.set(language, contents);
    contents.catch(() => read.delete(language));
    return contents;
  };
  await helpIn(LANGUAGE_CODES[0]);
  return { helpFiles, helpIn };
}

async function readHelp(
  roots: readonly string[],
  language: LanguageCode,
  files: HelpFiles,
  log: Log,
): Promise<HelpContents> {
  const tools = { files, words: screenWords(language), log };
  return {
    help: createHelpContent(await readArticles(contentFolders(roots, language), tools)),
    learning: createLearningContent(
      await readTutorials(contentFolders(roots, language, 'tutorials'), tools),
      await readLessons(contentFolders(roots, language, 'university'), tools),
    ),
  };
}
