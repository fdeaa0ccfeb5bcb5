import { AllowedOriginsPage, ApiKeysPage, SnippetPage, WebhooksPage } from '@spotreel/elements/internal/account';
import { useTranslator } from '@spotreel/elements/internal/react';
import { Navigate, NavLink, Route, Routes } from 'react-router';
import { useAppSettings } from '../../app-settings';
import { MenuLink } from '../../layout/menus/menu-link';
import { docsEntries } from '../../layout/menus/navigation';
import { NotFoundPage } from '../not-found-page';

const PAGES = [
  { to: '/account/developers/embed', key: 'snippet.title' },
  { to: '/account/developers/keys', key: 'keys.title' },
  { to: '/account/developers/origins', key: 'origins.title' },
  { to: '/account/developers/webhooks', key: 'webhooks.title' },
] as const;

/** Code to embed, API keys, allowed origins and webhooks of a tenant, with their names above. */
export function DeveloperPages() {
  const t = useTranslator();
  const settings = useAppSettings();
  return (
    <div className="sr-developer-pages">
      <nav className="sr-developer-pages__nav" aria-label={t('developers.title')}>
        {PAGES.map(({ to, key }) => (
          <NavLink key={to} to={to} className="sr-account-layout__link">
            {t(key)}
          </NavLink>
        ))}
        {docsEntries(settings).map((entry) => (
          <MenuLink key={entry.key} entry={entry} className="sr-account-layout__link" />
        ))}
      </nav>
      <Routes>
        <Route index element={<Navigate to="/account/developers/embed" replace />} />
        <Route path="embed" element={<SnippetPage />} />
        <Route path="keys" element={<ApiKeysPage />} />
        <Route path="origins" element={<AllowedOriginsPage />} />
        <Route path="webhooks" element={<WebhooksPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Routes>
    </div>
  );
}
