import { useStore } from '@nanostores/react';
import type { UsageSummary } from '@spotreel/sdk/internal/contract';
import { createUsage, USAGE_PERIODS } from '@spotreel/sdk/internal/stores';
import { Activity } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { Bars } from '../../controls/charts/bars';
import { DayChart } from '../../controls/charts/day-chart';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { UsagePages, UsagePeople } from './usage-tables';
import { useUsageViewStyles } from './usage-view-styles';

/** For operators: events over time, pages, people, and the steps from log-in to a video. */
export function UsageView() {
  useUsageViewStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [usage] = useState(() => createUsage(spotreel));
  const { data, failure, status } = useStore(usage.$usage);
  const period = useStore(usage.$period);

  useEffect(() => {
    void usage.load();
  }, [usage]);

  return (
    <section className="sr-library sr-usage" aria-busy={status === 'loading'}>
      <header className="sr-projects__head">
        <div>
          <h1 className="sr-page__title">{t('usage.title')}</h1>
          <p className="sr-page__text">{t('usage.text')}</p>
        </div>
        <fieldset className="sr-segments" aria-label={t('usage.period')}>
          {USAGE_PERIODS.map((days) => (
            <button key={days} type="button" aria-pressed={period === days} onClick={() => usage.show(days)}>
              {t('usage.days', { count: days })}
            </button>
          ))}
        </fieldset>
      </header>
      {failure && (
        <Notice
          tone="danger"
          title={t('usage.errorTitle')}
          action={<Button onClick={() => usage.load()}>{t('app.retry')}</Button>}
        >
          {failure.message}
        </Notice>
      )}
      {data ? <UsageReport usage={data} /> : !failure && <Skeleton shape="landscape" />}
    </section>
  );
}

function UsageReport({ usage }: { usage: UsageSummary }) {
  const t = useTranslator();
  if (usage.users.length === 0)
    return (
      <EmptyState icon={<Activity aria-hidden />} title={t('usage.emptyTitle')}>
        {t('usage.emptyText')}
      </EmptyState>
    );
  return (
    <>
      <EventChart usage={usage} />
      <FunnelBars usage={usage} />
      <div className="sr-usage__pair">
        <UsagePages pages={usage.pages} />
        <UsagePeople users={usage.users} />
      </div>
    </>
  );
}

function EventChart({ usage }: { usage: UsageSummary }) {
  const t = useTranslator();
  return (
    <section className="sr-panel">
      <h2 className="sr-panel__title">{t('usage.events')}</h2>
      <DayChart
        title={t('usage.events')}
        rows={usage.days}
        shape="area"
        series={[
          { key: 'view_page', label: t('usage.event.view_page'), series: 1 },
          { key: 'login', label: t('usage.event.login'), series: 2 },
          { key: 'new_project', label: t('usage.event.new_project'), series: 3 },
        ]}
      />
    </section>
  );
}

/** People at each step from log-in to a video. */
function FunnelBars({ usage }: { usage: UsageSummary }) {
  const t = useTranslator();
  return (
    <section className="sr-panel">
      <h2 className="sr-panel__title">{t('usage.funnel')}</h2>
      <Bars
        max={usage.funnel[0]?.users ?? 0}
        bars={usage.funnel.map(({ step, users }) => ({
          key: step,
          label: t(`usage.step.${step}`),
          count: users,
          value: t('usage.people', { count: users }),
        }))}
      />
    </section>
  );
}
