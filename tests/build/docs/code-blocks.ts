import { readFileSync } from 'node:fs';
import { SECTIONS } from '../../../build/docs/navigation.mjs';

export interface CodeBlock {
  /** File and line. */
  readonly place: string;
  readonly language: string;
  /** A part of a file: names that it uses are declared elsewhere. */
  readonly isFragment: boolean;
  /** The file of an example that it shows. */
  readonly shownFile?: string | undefined;
  readonly code: string;
}

/** Every code block of the first page of the repository, and of the documents that are pages of the site. */
export function codeBlocksOfDocs(): readonly CodeBlock[] {
  const files = ['README.md', ...SECTIONS.flatMap(({ pages }) => pages.map(({ file }) => file))];
  return files.flatMap((file) => codeBlocksIn(file, readFileSync(file, 'utf8')));
}

export function codeBlocksIn(file: string, markdown: string): readonly CodeBlock[] {
  return [...markdown.matchAll(/^```([^\n]*)\n([\s\S]*?)^```$/gm)].map(([, info = '', code = ''], index) => {
    const [language = '', ...words] = info.split(' ');
    const [, shownFile] = /from=(\S+)/.exec(info) ?? [];
    return { place: `${file}#${index + 1}`, language, isFragment: words.includes('fragment'), shownFile, code };
  });
}
