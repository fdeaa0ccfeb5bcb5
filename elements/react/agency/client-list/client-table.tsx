import type { ClientAccount } from '@spotreel/sdk/internal/contract';
import { Ban, Gauge, LogIn, MoreHorizontal, RotateCcw } from 'lucide-react';
import { IconButton } from '../../controls/button/button';
import { Menu } from '../../controls/menu/menu';
import { StorageMeter } from '../../controls/usage-meter/storage-meter';
import { UsageMeter } from '../../controls/usage-meter/usage-meter';
import { shortDayText } from '../../foundation/text/dates';
import { personName } from '../../foundation/text/person-name';
import { useTranslator } from '../../foundation/text/translation';

export interface ClientTableProps {
  clients: readonly ClientAccount[];
  onLimits: (client: ClientAccount) => void;
  onAct: (client: ClientAccount) => void;
  onStatus: (client: ClientAccount, status: ClientAccount['status']) => void;
}

/** A row for each client: who it is, what is used, and what can be done. */
export function ClientTable({ clients, ...actions }: ClientTableProps) {
  const t = useTranslator();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="sr-table-scroll" tabIndex={0} aria-label={t('agency.clients')}>
      <table className="sr-table sr-table--cards">
        <thead>
          <tr>
            <th scope="col">{t('clients.client')}</th>
            <th scope="col">{t('clients.exports')}</th>
            <th scope="col">{t('clients.brands')}</th>
            <th scope="col">{t('agencyNumbers.storage')}</th>
            <th scope="col" className="sr-table__number">
              {t('clients.projects')}
            </th>
            <th scope="col">{t('clients.lastSeen')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {clients.map((client) => (
            <ClientRow key={client.id} client={client} {...actions} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type ClientRowProps = Omit<ClientTableProps, 'clients'> & { client: ClientAccount };

function ClientRow({ client, ...actions }: ClientRowProps) {
  const t = useTranslator();
  const { email, status, tenantName, limits, usages, projects, lastSeenAt } = client;
  const name = personName(client);
  const seen = lastSeenAt && shortDayText(t, lastSeenAt);
  return (
    <tr>
      <th scope="row" className="sr-client__name">
        {name}
        <span>{[name !== email && email, tenantName].filter(Boolean).join(' · ')}</span>
        {status === 'suspended' && <span className="sr-state-tag">{t('clients.suspended')}</span>}
      </th>
      <td data-label={t('clients.exports')}>
        <UsageMeter isInTable label={t('clients.exports')} used={usages.renders} limit={limits.renderLimit} />
      </td>
      <td data-label={t('clients.brands')}>
        <UsageMeter
          isInTable
          label={t('clients.brands')}
          used={usages.organisations}
          limit={limits.organisationLimit}
        />
      </td>
      <td data-label={t('agencyNumbers.storage')}>
        {usages.storageBytes !== undefined && (
          <StorageMeter isInTable bytes={usages.storageBytes} limit={limits.storageLimit} />
        )}
      </td>
      <td data-label={t('clients.projects')} className="sr-table__number">
        {projects}
      </td>
      <td data-label={t('clients.lastSeen')}>{seen ?? t('clients.never')}</td>
      <td className="sr-table__menu">
        <ClientMenu client={client} {...actions} />
      </td>
    </tr>
  );
}

function ClientMenu({ client, onLimits, onAct, onStatus }: ClientRowProps) {
  const t = useTranslator();
  const { mayManage, mayActAs, status } = client;
  const isActive = status === 'active';
  const label = t('clients.actions', { name: personName(client) });
  const next = isActive ? 'suspended' : 'active';
  const limits = {
    value: 'limits',
    label: t('clients.limits'),
    icon: <Gauge aria-hidden />,
    onSelect: () => onLimits(client),
  };
  const act = {
    value: 'act',
    label: t('clients.useAccount'),
    icon: <LogIn aria-hidden />,
    onSelect: () => onAct(client),
  };
  const change = {
    value: 'status',
    label: t(isActive ? 'clients.suspend' : 'clients.restore'),
    icon: isActive ? <Ban aria-hidden /> : <RotateCcw aria-hidden />,
    onSelect: () => onStatus(client, next),
  };
  if (!mayManage) return null;
  return (
    <Menu
      label={label}
      trigger={
        <IconButton label={label} size="sm">
          <MoreHorizontal aria-hidden />
        </IconButton>
      }
      items={[limits, ...(mayActAs && isActive ? [act] : []), change]}
    />
  );
}
