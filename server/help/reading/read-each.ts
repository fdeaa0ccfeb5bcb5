import type { Log } from '../../platform/log/log';
import type { ContentFolder } from './content-folder';
import { type MarkdownFile, readMarkdownFolder } from './markdown-files';

interface Placed {
  readonly slug: string;
  /** Place among all; those with the same one are in the order of their names. */
  readonly order: number;
}

/**
 * Results of `read` for the files of all folders, in order. One with the name of a file of an earlier folder replaces
 * it, and `read` gets what it replaces. Files that `read` throws for are left out, and the log says why.
 */
export async function readEach<Item extends Placed>(
  folders: readonly ContentFolder[],
  read: (file: MarkdownFile, folder: ContentFolder, replaced: Item | undefined) => Promise<Item>,
  log: Log,
): Promise<Item[]> {
  const items = new Map<string, Item>();
  for (const folder of folders) {
    const { files, problems } = await readMarkdownFolder(folder.path);
    for (const { file, problem } of problems) log.warn({ file, problem }, 'help file left out');
    for (const file of files) {
      try {
        items.set(file.slug, await read(file, folder, items.get(file.slug)));
      } catch (error) {
        log.warn({ file: `${file.slug}.md`, problem: (error as Error).message }, 'help file left out');
      }
    }
  }
  return [...items.values()].toSorted((one, other) => one.order - other.order || (one.slug < other.slug ? -1 : 1));
}
