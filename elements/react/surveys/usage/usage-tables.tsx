import type { UsageSummary } from '@spotreel/sdk/internal/contract';
import { momentText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';

export function UsagePages({ pages }: { pages: UsageSummary['pages'] }) {
  const t = useTranslator();
  return (
    <section className="sr-panel">
      <h2 className="sr-panel__title">{t('usage.pages')}</h2>
      <table className="sr-table">
        <thead>
          <tr>
            <th scope="col">{t('usage.page')}</th>
            <th scope="col" className="sr-table__number">
              {t('usage.views')}
            </th>
            <th scope="col" className="sr-table__number">
              {t('usage.users')}
            </th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ page, views, users }) => (
            <tr key={page}>
              <th scope="row">{page}</th>
              <td className="sr-table__number">{views}</td>
              <td className="sr-table__number">{users}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function UsagePeople({ users }: { users: UsageSummary['users'] }) {
  const t = useTranslator();
  return (
    <section className="sr-panel">
      <h2 className="sr-panel__title">{t('usage.users')}</h2>
      <table className="sr-table">
        <thead>
          <tr>
            <th scope="col">{t('usage.user')}</th>
            <th scope="col" className="sr-table__number">
              {t('usage.count')}
            </th>
            <th scope="col">{t('usage.lastSeen')}</th>
          </tr>
        </thead>
        <tbody>
          {users.map(({ userId, email, events, lastSeenAt }) => (
            <tr key={userId}>
              <th scope="row">{email}</th>
              <td className="sr-table__number">{events}</td>
              <td>
                <time dateTime={lastSeenAt}>{momentText(t, lastSeenAt)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
