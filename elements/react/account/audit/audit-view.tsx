import { useStore } from '@nanostores/react';
import type { AuditEntry } from '@spotreel/sdk/internal/contract';
import { type AuditLogStore, createAuditLog } from '@spotreel/sdk/internal/stores';
import { Download, ScrollText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { saveFile } from '../../foundation/files/save-file';
import { useSpotreel } from '../../foundation/spotreel-context';
import { momentText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { PageControls } from '../account-screen/page-controls';
import { SearchForm } from '../account-screen/search-form';
import { useAuditViewStyles } from './audit-view-styles';

/** Log of actions in other people's accounts. */
export function AuditView() {
  useAuditViewStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [log] = useState(() => createAuditLog(spotreel));
  const { data, failure, status } = useStore(log.$pages);

  useEffect(() => {
    void log.load();
  }, [log]);

  return (
    <div className="sr-audit" aria-busy={status === 'loading'}>
      <header>
        <h1 className="sr-page__title">{t('audit.title')}</h1>
        <p className="sr-page__text">{t('audit.text')}</p>
      </header>
      <SearchForm label={t('audit.search')} onSearch={log.search} />
      {data && data.totalCount > 0 && <ExportButton log={log} />}
      {failure && (
        <EmptyState title={t('audit.errorTitle')} action={<RetryButton failure={failure} onRetry={log.load} />}>
          {failure.message}
        </EmptyState>
      )}
      {!data && !failure && <Skeleton shape="line" />}
      {data?.totalCount === 0 && (
        <EmptyState icon={<ScrollText aria-hidden />} title={t('audit.emptyTitle')}>
          {t('audit.emptyText')}
        </EmptyState>
      )}
      {data && data.totalCount > 0 && <AuditTable entries={data.data} />}
      {data && <PageControls page={data.page} numPages={data.numPages} onPage={log.show} />}
    </div>
  );
}

/** The whole log as a file, one JSON object a line. */
function ExportButton({ log }: { log: AuditLogStore }) {
  const t = useTranslator();
  const [isBusy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const lines = await log.exportLines();
    if (lines !== undefined) saveFile('audit-log.jsonl', lines, 'application/x-ndjson');
    setBusy(false);
  }
  return (
    <div>
      <Button icon={<Download aria-hidden />} busy={isBusy} onClick={() => void save()}>
        {t('audit.export')}
      </Button>
    </div>
  );
}

/** Says what was not done. */
function OutcomeTag({ outcome }: Pick<AuditEntry, 'outcome'>) {
  const t = useTranslator();
  if (outcome !== 'refused' && outcome !== 'failed') return null;
  return <span className="sr-state-tag sr-audit__outcome">{t(`audit.${outcome}`)}</span>;
}

/** Reason and end of a session in a person's account, and what was read. */
function SittingOfEntry({ sitting: { reason, endsAt, reads } }: { sitting: NonNullable<AuditEntry['sitting']> }) {
  const t = useTranslator();
  const count = reads.reduce((sum, { times }) => sum + times, 0);
  return (
    <div className="sr-audit__sitting">
      <p>{t('audit.reason', { reason })}</p>
      <p>{t('audit.until', { when: momentText(t, endsAt) })}</p>
      {count === 0 ? (
        <p>{t('audit.readNothing')}</p>
      ) : (
        <details>
          <summary>{t('audit.reads', { count })}</summary>
          <ul>
            {reads.map(({ action, times }) => (
              <li key={action}>
                <span lang="en">{action}</span>{' '}
                <span className="sr-audit__times">{t('audit.times', { count: times })}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTranslator();
  const when = (at: string) => new Date(at).toLocaleString(t.locale, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="sr-table-scroll" tabIndex={0} aria-label={t('audit.title')}>
      <table className="sr-table sr-audit__table">
        <thead>
          <tr>
            <th scope="col">{t('audit.when')}</th>
            <th scope="col">{t('audit.actor')}</th>
            <th scope="col">{t('audit.subject')}</th>
            <th scope="col">{t('audit.action')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, at, actor, subject, action, request, outcome, sitting }) => (
            <tr key={id}>
              <td>
                <time dateTime={at}>{when(at)}</time>
              </td>
              <td>{actor}</td>
              <td>{subject}</td>
              <td>
                <span lang="en" dir="auto">
                  {action}
                </span>
                <OutcomeTag outcome={outcome} />
                <code className="sr-audit__request">{request}</code>
                {sitting && <SittingOfEntry sitting={sitting} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
