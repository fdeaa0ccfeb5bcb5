/** Markdown as blocks of text. Raw HTML stays text, so that no file can put markup into a page. */
import type { HelpBlock, HelpSpan } from '@spotreel/sdk/internal/contract';
import { lexer, type Token, type Tokens } from 'marked';
import type { FoundPicture } from '../files/help-files';
import { plainText, readSpans } from './read-spans';

/** Common state of reading the blocks of one file. */
interface Reading {
  /** An id that no earlier heading has. */
  readonly idOf: (text: string) => string;
  readonly pictures: ReadonlyMap<string, FoundPicture>;
}

/**
 * Headings of the first level become ones of the second: the first is the title. `pictures`: those that may be shown, by the
 * name that the Markdown has for them; others are left out.
 */
export function readBlocks(markdown: string, pictures: Reading['pictures'] = new Map()): HelpBlock[] {
  const reading = { idOf: uniqueIds(), pictures };
  return lexer(markdown, { gfm: true }).flatMap((token) => blocksOf(token, reading));
}

function blocksOf(token: Token, reading: Reading): HelpBlock[] {
  switch (token.type) {
    case 'heading':
      return [headingOf(token as Tokens.Heading, reading)];
    case 'paragraph':
      return paragraphOf(token as Tokens.Paragraph, reading);
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

/** The time of a video at the end of a heading: `## Export [0:24]`. */
const TIME = /(?<!\s)\s*\[(\d{1,3}):([0-5]\d)\]\s*$/;

function headingOf({ tokens, depth }: Tokens.Heading, { idOf }: Reading): HelpBlock {
  const marked = readSpans(tokens);
  const time = TIME.exec(plainText(marked));
  const spans = marked.map((span) => (span === marked.at(-1) ? { ...span, text: span.text.replace(TIME, '') } : span));
  const block = { type: 'heading', level: depth > 2 ? 3 : 2, id: idOf(plainText(spans)), spans } as const;
  return time ? { ...block, atSeconds: Number(time[1]) * 60 + Number(time[2]) } : block;
}

/** A paragraph of pictures alone has a block for each. Within a text a picture is its alternative text. */
function paragraphOf({ tokens }: Tokens.Paragraph, { pictures }: Reading): HelpBlock[] {
  const isPicture = ({ type, raw }: Token) => type === 'image' || raw.trim() === '';
  if (!tokens.every(isPicture)) return [{ type: 'paragraph', spans: readSpans(tokens) }];
  return tokens.flatMap((token): HelpBlock[] => {
    const picture = token.type === 'image' ? pictures.get(token.href) : undefined;
    if (!picture) return [];
    const { path: src, widthPx, heightPx } = picture;
    return [{ type: 'picture', src, alt: (token as Tokens.Image).text, widthPx, heightPx }];
  });
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
