import { useStore } from '@nanostores/react';
import type { AccountVisit } from '@spotreel/sdk/internal/contract';
import { createAccountVisits } from '@spotreel/sdk/internal/stores';
import { UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { PageControls } from '../account-screen/page-controls';

/** List of uses of the account by the support or the agency, with time and reason. */
export function VisitsPanel() {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [visits] = useState(() => createAccountVisits(spotreel));
  const { data, failure } = useStore(visits.$pages);

  useEffect(() => {
    void visits.load();
  }, [visits]);

  return (
    <AccountPanel title={t('visits.title')} text={t('visits.text')}>
      {failure && (
        <EmptyState title={t('visits.errorTitle')} action={<RetryButton failure={failure} onRetry={visits.load} />}>
          {failure.message}
        </EmptyState>
      )}
      {!data && !failure && <Skeleton shape="line" />}
      {data?.totalCount === 0 && <p className="sr-session-list__none">{t('visits.none')}</p>}
      <ul className="sr-session-list">
        {data?.data.map((visit) => (
          <VisitRow key={visit.id} visit={visit} />
        ))}
      </ul>
      {data && <PageControls page={data.page} numPages={data.numPages} onPage={visits.show} />}
    </AccountPanel>
  );
}

function VisitRow({ visit: { by, reason, beganAt, endsAt, isOpen } }: { visit: AccountVisit }) {
  const t = useTranslator();
  const format = new Intl.DateTimeFormat(t.locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="sr-session-list__row">
      <UserRound aria-hidden />
      <div className="sr-session-list__text">
        <strong>{by}</strong>
        <span>{reason}</span>
        <time dateTime={beganAt}>{format.formatRange(new Date(beganAt), new Date(endsAt))}</time>
      </div>
      {isOpen && <span className="sr-state-tag">{t('visits.now')}</span>}
    </li>
  );
}
