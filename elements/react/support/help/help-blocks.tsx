import type { HelpBlock, HelpSpan } from '@spotreel/sdk/internal/contract';
import { Lightbulb } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslator } from '../../foundation/text/translation';
import { HelpPicture } from './help-picture';
import type { PageLink } from './page-link';

export interface HelpBlocksProps {
  blocks: readonly HelpBlock[];
  pageLink: PageLink;
}

/** The text of an article. */
export function HelpBlocks({ blocks, pageLink }: HelpBlocksProps) {
  return (
    <div className="sr-help-blocks">
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never change their order
        <Block key={index} block={block} pageLink={pageLink} />
      ))}
    </div>
  );
}

/** The id of a heading in the page, which has ids of its own. */
export function anchorOf(id: string): string {
  return `help-${id}`;
}

/** The words of a text, without its marks. */
export function textOfSpans(spans: readonly HelpSpan[]): string {
  return spans.map(({ text }) => text).join('');
}

function Block({ block, pageLink }: { block: HelpBlock; pageLink: PageLink }) {
  const t = useTranslator();
  switch (block.type) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3';
      return (
        <Heading id={anchorOf(block.id)} className={`sr-help-blocks__h${block.level}`}>
          {textOfSpans(block.spans)}
        </Heading>
      );
    }
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul';
      return (
        <List className="sr-help-blocks__list">
          {block.items.map((spans, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the items never change their order
            <li key={index}>{contentOf(spans, pageLink)}</li>
          ))}
        </List>
      );
    }
    case 'tip':
      return (
        <aside className="sr-help-blocks__tip" aria-label={t('help.tip')}>
          <Lightbulb aria-hidden className="sr-help-blocks__tip-icon" />
          <p>{contentOf(block.spans, pageLink)}</p>
        </aside>
      );
    case 'table':
      return <BlockTable table={block} pageLink={pageLink} />;
    case 'code':
      return <pre className="sr-help-blocks__code">{block.text}</pre>;
    case 'picture':
      return <HelpPicture picture={block} />;
    case 'paragraph':
      return <p>{contentOf(block.spans, pageLink)}</p>;
  }
}

interface BlockTableProps {
  table: Extract<HelpBlock, { type: 'table' }>;
  pageLink: PageLink;
}

function BlockTable({ table: { head, rows }, pageLink }: BlockTableProps) {
  return (
    <div className="sr-help-blocks__scroll">
      <table className="sr-help-blocks__table">
        <thead>
          <tr>
            {head.map((spans, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
              <th key={index} scope="col">
                {contentOf(spans, pageLink)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change their order
            <tr key={row}>
              {cells.map((spans, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change their order
                <td key={index}>{contentOf(spans, pageLink)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function contentOf(spans: readonly HelpSpan[], pageLink: PageLink): ReactNode {
  return spans.map((span, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    <Fragment key={index}>{linked(span, pageLink)}</Fragment>
  ));
}

const LINK = 'sr-help-blocks__link';

function linked(span: HelpSpan, pageLink: PageLink): ReactNode {
  const { href } = span;
  const content = marked(span);
  if (href === undefined) return content;
  if (href.startsWith('/')) return pageLink(href, content, LINK);
  const isElsewhere = /^https?:/i.test(href);
  const target = href.startsWith('#') ? `#${anchorOf(href.slice(1))}` : href;
  return (
    <a href={target} className={LINK} {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}>
      {content}
    </a>
  );
}

function marked({ text, isBold, isItalic, isCode }: HelpSpan): ReactNode {
  if (isCode) return <code className="sr-help-blocks__inline">{text}</code>;
  if (isBold) return <strong>{text}</strong>;
  return isItalic ? <em>{text}</em> : text;
}
