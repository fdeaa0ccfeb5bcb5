import type { Log } from '../platform/log/log';
import { createHelpContent, type HelpContent } from './help-content';
import { readArticles } from './reading/read-articles';

/** Reads the articles of all folders. Never rejects for what is wrong with a file: the log says it. */
export async function openHelp(folders: readonly string[], log: Log): Promise<HelpContent> {
  return createHelpContent(await readArticles(folders, log));
}
