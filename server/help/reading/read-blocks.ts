/** Markdown as blocks of text. Raw HTML stays text, so that no file can put markup into a page. */
import type { HelpBlock, HelpSpan } from '@spotreel/sdk/contract';
import { lexer, type Token, type Tokens } from 'marked';
import { plainText, readSpans } from './read-spans';

/** Headings of the first level become ones of the second: the first is the title. */
export function readBlocks(markdown: string): HelpBlock[] {
  const idOf = uniqueIds();
  return lexer(markdown, { gfm: true }).flatMap((token) => blocksOf(token, idOf));
}

function blocksOf(token: Token, idOf: (text: string) => string): HelpBlock[] {
  switch (token.type) {
    case 'heading': {
      const spans = readSpans(token.tokens ?? []);
      return [{ type: 'heading', level: token.depth > 2 ? 3 : 2, id: idOf(plainText(spans)), spans }];
    }
    case 'paragraph':
      return [{ type: 'paragraph', spans: readSpans(token.tokens ?? []) }];
    case 'blockquote':
      return [{ type: 'tip', spans: insideOf(token.tokens ?? []) }];
    case 'list':
      return [{ type: 'list', isOrdered: token.ordered === true, items: itemsOf(token as Tokens.List) }];
    case 'table':
      return [tableOf(token as Tokens.Table)];
    case 'code':
      return [{ type: 'code', text: token.text }];
    case 'html':
      return [{ type: 'paragraph', spans: [{ text: token.text.trim() }] }];
    default:
      return [];
  }
}

/** Items of lists within lists follow the item that has them. */
function itemsOf({ items }: Tokens.List): HelpSpan[][] {
  return items.flatMap(({ tokens }) => [
    insideOf(tokens.filter(({ type }) => type !== 'list')),
    ...tokens.flatMap((token) => (token.type === 'list' ? itemsOf(token as Tokens.List) : [])),
  ]);
}

function tableOf({ header, rows }: Tokens.Table): HelpBlock {
  const cells = (row: readonly Tokens.TableCell[]) => row.map(({ tokens }) => readSpans(tokens));
  return { type: 'table', head: cells(header), rows: rows.map(cells) };
}

/** The text of blocks within a block, one after the other. */
function insideOf(tokens: readonly Token[]): HelpSpan[] {
  return tokens.flatMap((token, index) => {
    const inner = 'tokens' in token && token.tokens ? readSpans(token.tokens) : [];
    return index > 0 && inner.length > 0 ? [{ text: ' ' }, ...inner] : inner;
  });
}

function uniqueIds(): (text: string) => string {
  const used = new Set<string>();
  return (text) => {
    const base =
      text
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu)
        ?.join('-')
        .slice(0, 80) ?? 'section';
    let id = base;
    for (let count = 2; used.has(id); count++) id = `${base}-${count}`;
    used.add(id);
    return id;
  };
}
