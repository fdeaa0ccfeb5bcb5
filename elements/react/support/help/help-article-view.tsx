import { useStore } from '@nanostores/react';
import type { HelpArticle } from '@spotreel/sdk/internal/contract';
import { createHelp, type Failure } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { useLoadInLanguage } from '../../foundation/use-load-in-language';
import { BackLink } from './back-link';
import { anchorOf, HelpBlocks, textOfSpans } from './help-blocks';
import { useHelpScreen } from './help-screen';
import type { PageLink } from './page-link';
import { TextLanguageNote, useTextLanguage } from './text-language';

/** Props of `HelpArticleView`: the article, and links to other pages of the host. */
export interface HelpArticleViewProps {
  /** The article's name in its address. */
  slug: string;
  pageLink: PageLink;
  /** The title is known: the page can name its tab. */
  onTitle?: (title: string) => void;
  /** Rendered when there is no such article. */
  notFound: ReactNode;
}

/** One help article with the headings and the other articles of its topic beside it. */
export function HelpArticleView({ slug, pageLink, onTitle, notFound }: HelpArticleViewProps) {
  useHelpScreen();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [help] = useState(() => createHelp(spotreel));
  const { data: article, failure } = useStore(help.$article);

  useLoadInLanguage(useCallback(() => help.open(slug), [help, slug]));
  useEffect(() => {
    if (!article) return;
    onTitle?.(article.title);
    // the browser looked for the heading before it was there
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [article, onTitle]);

  if (failure?.code === 'not_found') return notFound;
  if (failure) return <ArticleFailure failure={failure} onRetry={() => void help.open(slug)} />;
  return (
    <div className="sr-reading">
      {pageLink('/help', <BackLink label={t('help.all')} />, 'sr-reading__back')}
      {article ? (
        <Article article={article} pageLink={pageLink} />
      ) : (
        <Skeleton shape="line" className="sr-help-article__loading" />
      )}
    </div>
  );
}

/** Reason why the article could not be loaded. */
function ArticleFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useTranslator();
  return (
    <EmptyState title={t('help.articleErrorTitle')} action={<RetryButton failure={failure} onRetry={onRetry} />}>
      {failure.message}
    </EmptyState>
  );
}

function Article({ article, pageLink }: { article: HelpArticle; pageLink: PageLink }) {
  const { title, summary, blocks, language } = article;
  const textLanguage = useTextLanguage(language);
  return (
    <div className="sr-help-article__columns">
      <article className="sr-help-article__text">
        <TextLanguageNote language={language} />
        <div {...textLanguage}>
          <h1 className="sr-reading__title">{title}</h1>
          {summary && <p className="sr-reading__summary">{summary}</p>}
          <HelpBlocks blocks={blocks} pageLink={pageLink} />
        </div>
      </article>
      <ArticleLinks article={article} pageLink={pageLink} />
    </div>
  );
}

/** Headings of the article, and what else its topic has. */
function ArticleLinks({ article: { blocks, related, topic }, pageLink }: { article: HelpArticle; pageLink: PageLink }) {
  const t = useTranslator();
  const headings = blocks.flatMap((block) => (block.type === 'heading' && block.level === 2 ? [block] : []));
  return (
    <aside className="sr-help-article__aside">
      {headings.length > 1 && (
        <nav aria-label={t('help.onThisPage')}>
          <h2 className="sr-help-article__aside-title">{t('help.onThisPage')}</h2>
          <ul className="sr-help-article__links">
            {headings.map(({ id, spans }) => (
              <li key={id}>
                <a href={`#${anchorOf(id)}`} className="sr-help-article__link">
                  {textOfSpans(spans)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {related.length > 0 && (
        <nav aria-label={t('help.related', { topic })}>
          <h2 className="sr-help-article__aside-title">{t('help.related', { topic })}</h2>
          <ul className="sr-help-article__links">
            {related.map(({ slug, title }) => (
              <li key={slug}>{pageLink(`/help/${slug}`, title, 'sr-help-article__link')}</li>
            ))}
          </ul>
        </nav>
      )}
    </aside>
  );
}
