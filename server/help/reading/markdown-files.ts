import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

export interface MarkdownFile {
  /** Its name without `.md`. */
  readonly slug: string;
  readonly text: string;
}

const MAX_FILES = 500;
const MAX_BYTES = 200_000;
const NAME = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;

export interface MarkdownFolder {
  readonly files: readonly MarkdownFile[];
  /** Files that were left out, and why. */
  readonly problems: readonly { readonly file: string; readonly problem: string }[];
}

/** The Markdown files of a folder by name. A folder that is not there has none. */
export async function readMarkdownFolder(folder: string): Promise<MarkdownFolder> {
  const found = await readdir(folder).catch(missing);
  const names = found.filter((name) => name.endsWith('.md')).toSorted();
  const files: MarkdownFile[] = [];
  const problems: { file: string; problem: string }[] = [];
  for (const [index, file] of names.entries()) {
    const problem = await problemOf(path.join(folder, file), index);
    if (problem !== undefined) problems.push({ file, problem });
    else files.push({ slug: file.slice(0, -3), text: await readFile(path.join(folder, file), 'utf8') });
  }
  return { files, problems };
}

async function problemOf(file: string, index: number): Promise<string | undefined> {
  if (index >= MAX_FILES) return `A folder may have ${MAX_FILES} articles.`;
  if (!NAME.test(path.basename(file)) || path.basename(file).length > 83)
    return 'A name has up to 80 letters a to z, digits and hyphens.';
  const facts = await stat(file);
  return facts.isFile() && facts.size <= MAX_BYTES ? undefined : `An article may have ${MAX_BYTES} bytes.`;
}

function missing(error: unknown): string[] {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
  throw error;
}
