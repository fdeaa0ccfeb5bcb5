import { lexer, type Token, walkTokens } from 'marked';
import type { FoundPicture, HelpFolder } from './help-files';

/** Pictures of one Markdown file. */
const MAX_PICTURES = 50;

/** The pictures that Markdown names and that are beside it, by name. */
export async function picturesOf(markdown: string, folder: HelpFolder): Promise<ReadonlyMap<string, FoundPicture>> {
  const names = new Set<string>();
  walkTokens(lexer(markdown, { gfm: true }), (token: Token) => {
    if (token.type === 'image') names.add(String(token.href));
  });
  const found = new Map<string, FoundPicture>();
  for (const name of [...names].slice(0, MAX_PICTURES)) {
    const picture = await folder.picture(name);
    if (picture) found.set(name, picture);
  }
  return found;
}
