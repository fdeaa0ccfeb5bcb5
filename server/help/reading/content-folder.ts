import path from 'node:path';
import type { LanguageCode } from '@spotreel/sdk/i18n';

/** A folder of Markdown files. */
export interface ContentFolder {
  readonly path: string;
  /** Which language its files are written in. */
  readonly language: LanguageCode;
  /** Folder with the files (pictures, videos) that this one does not have. */
  readonly files?: string;
}

/**
 * Folders to read for one language, the later ones first choice: the English files, and their translations in the folder
 * with the language's code, such as `de` or `de/tutorials`.
 */
export function contentFolders(roots: readonly string[], language: LanguageCode, below = ''): ContentFolder[] {
  return roots.flatMap((root) => {
    const english: ContentFolder = { path: path.join(root, below), language: 'en' };
    if (language === 'en') return [english];
    return [english, { path: path.join(root, language, below), language, files: english.path }];
  });
}
