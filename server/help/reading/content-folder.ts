import path from 'node:path';
import type { LanguageCode } from '@spotreel/sdk/internal/i18n';

/** A folder of Markdown files. */
export interface ContentFolder {
  readonly path: string;
  /** Language of its files. */
  readonly language: LanguageCode;
  /** Folder with the files (pictures, videos) that this one does not have. */
  readonly files?: string;
}

/**
 * Folders to read for one language. Files of later folders replace those of earlier ones: English files come first, then
 * translations, in the folder with the code of the language.
 */
export function contentFolders(roots: readonly string[], language: LanguageCode, below = ''): ContentFolder[] {
  return roots.flatMap((root) => {
    const english: ContentFolder = { path: path.join(root, below), language: 'en' };
    if (language === 'en') return [english];
    return [english, { path: path.join(root, language, below), language, files: english.path }];
  });
}
