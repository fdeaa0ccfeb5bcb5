import { useStore } from '@nanostores/react';
import type { LegalPageKind } from '@spotreel/sdk/internal/contract';
import { createLegalPage, type Failure } from '@spotreel/sdk/internal/stores';
import { FileQuestionMark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { dayText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { HelpBlocks } from '../../support/help/help-blocks';
import { useHelpScreen } from '../../support/help/help-screen';
import type { PageLink } from '../../support/help/page-link';

/** Props of `LegalPageView`: the page, and its tenant. */
export interface LegalPageViewProps {
  kind: LegalPageKind;
  /** Default: the tenant of the address. */
  tenantId?: number | undefined;
  /** Link to another page of the host, from the text. */
  pageLink: PageLink;
}

/** Terms, privacy or cookies, as visitors read them. It needs no session. */
export function LegalPageView({ kind, tenantId, pageLink }: LegalPageViewProps) {
  useHelpScreen();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createLegalPage(spotreel, kind, tenantId));
  const { data: page, failure } = useStore(store.$page);

  useEffect(() => void store.load(), [store]);

  return (
    <article className="sr-reading" aria-busy={!page && !failure}>
      <h1 className="sr-reading__title">{t(`legal.${kind}`)}</h1>
      {page && <p className="sr-reading__summary">{t('legal.updated', { date: dayText(t, page.updatedAt) })}</p>}
      {page && <HelpBlocks blocks={page.blocks} pageLink={pageLink} />}
      {failure && <NoPage failure={failure} pageLink={pageLink} onRetry={store.load} />}
      {!page && !failure && <Skeleton shape="line" />}
    </article>
  );
}

interface NoPageProps extends Pick<LegalPageViewProps, 'pageLink'> {
  failure: Failure;
  onRetry: () => Promise<unknown>;
}

function NoPage({ failure, pageLink, onRetry }: NoPageProps) {
  const t = useTranslator();
  if (failure.code === 'not_found')
    return (
      <EmptyState
        icon={<FileQuestionMark aria-hidden />}
        title={t('legal.unwritten')}
        action={pageLink('/', t('legal.home'), 'sr-button sr-button--primary sr-button--md')}
      >
        {t('legal.unwrittenText')}
      </EmptyState>
    );
  return (
    <EmptyState title={t('legal.errorTitle')} action={<RetryButton failure={failure} onRetry={onRetry} />}>
      {failure.message}
    </EmptyState>
  );
}
