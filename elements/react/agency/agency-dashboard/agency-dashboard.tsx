import { useStore } from '@nanostores/react';
import type { AgencySummary } from '@spotreel/sdk/internal/contract';
import { createAgencyNumbers, USAGE_PERIODS } from '@spotreel/sdk/internal/stores';
import { UsersRound } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Bars } from '../../controls/charts/bars';
import { DayChart } from '../../controls/charts/day-chart';
import { EmptyState } from '../../controls/notice/notice';
import { useSpotreel } from '../../foundation/spotreel-context';
import { bytesText } from '../../foundation/text/bytes-text';
import { useTranslator } from '../../foundation/text/translation';
import { AgencyPage } from '../agency-screen/agency-page';
import { LoadState } from '../agency-screen/load-state';
import { useAgencyDashboardStyles } from './agency-dashboard-styles';

/** Props of `AgencyDashboard`. */
export interface AgencyDashboardProps {
  /** Leads to the clients, from a dashboard that has nothing to show yet. */
  clientsLink: (label: string, className: string) => ReactNode;
}

/** Clients, projects and exports in numbers and pictures. */
export function AgencyDashboard({ clientsLink }: AgencyDashboardProps) {
  useAgencyDashboardStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [numbers] = useState(() => createAgencyNumbers(spotreel));
  const state = useStore(numbers.$summary);
  const days = useStore(numbers.$days);

  useEffect(() => {
    void numbers.load();
  }, [numbers]);

  const periods = (
    <fieldset className="sr-segments" aria-label={t('agencyNumbers.period')}>
      {USAGE_PERIODS.map((count) => (
        <button key={count} type="button" aria-pressed={days === count} onClick={() => numbers.show(count)}>
          {t('agencyNumbers.days', { count })}
        </button>
      ))}
    </fieldset>
  );
  return (
    <AgencyPage
      title={t('agency.dashboard')}
      text={t('agencyNumbers.text')}
      action={periods}
      busy={state.status === 'loading'}
    >
      <LoadState state={state} onRetry={numbers.load} />
      {state.data &&
        (state.data.clients === 0 ? (
          <EmptyState
            icon={<UsersRound aria-hidden />}
            title={t('agencyNumbers.emptyTitle')}
            action={clientsLink(t('agencyNumbers.toClients'), 'sr-button sr-button--primary sr-button--md')}
          >
            {t('agencyNumbers.emptyText')}
          </EmptyState>
        ) : (
          <Report summary={state.data} />
        ))}
    </AgencyPage>
  );
}

function Report({ summary }: { summary: AgencySummary }) {
  const t = useTranslator();
  const { clients, activeClients, projects, renders, storageBytes, days, topClients } = summary;
  return (
    <>
      <dl className="sr-agency-figures">
        <Figure label={t('agencyNumbers.renders')} value={renders} />
        <Figure label={t('agencyNumbers.projects')} value={projects} />
        <Figure
          label={t('agencyNumbers.activeClients')}
          value={activeClients}
          note={t('agencyNumbers.ofClients', { count: clients })}
        />
        {storageBytes !== undefined && <Figure label={t('agencyNumbers.storage')} value={bytesText(t, storageBytes)} />}
      </dl>
      <section className="sr-panel">
        <h2 className="sr-panel__title">{t('agencyNumbers.byDay')}</h2>
        <DayChart
          title={t('agencyNumbers.byDay')}
          rows={days}
          shape="bars"
          series={[
            { key: 'renders', label: t('agencyNumbers.renders'), series: 1 },
            { key: 'projects', label: t('agencyNumbers.projects'), series: 2 },
          ]}
        />
      </section>
      <section className="sr-panel">
        <h2 className="sr-panel__title">{t('agencyNumbers.top')}</h2>
        {topClients.length === 0 && <p className="sr-page__text">{t('agencyNumbers.noTop')}</p>}
        <Bars
          max={topClients[0]?.renders ?? 0}
          bars={topClients.map(({ id, name, renders: count }) => ({
            key: String(id),
            label: name,
            count,
            value: count.toLocaleString(t.locale),
          }))}
        />
      </section>
    </>
  );
}

function Figure({ label, value, note }: { label: string; value: number | string; note?: string }) {
  const t = useTranslator();
  return (
    <div className="sr-panel sr-agency-figures__one">
      <dt>{label}</dt>
      <dd>
        <strong>{value.toLocaleString(t.locale)}</strong> {note}
      </dd>
    </div>
  );
}
