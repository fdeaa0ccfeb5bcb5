import { EmptyState, useTranslator } from '@spotreel/elements/react';
import { Compass } from 'lucide-react';
import { Link } from 'react-router';
import { usePageTitle } from './page-title';

const WAYS = [
  { to: '/', key: 'app.toHome', look: 'primary' },
  { to: '/grid', key: 'app.toLibrary', look: 'secondary' },
  { to: '/account/my-videos', key: 'app.toVideos', look: 'secondary' },
  { to: '/help', key: 'app.toHelp', look: 'secondary' },
] as const;

/** For addresses that lead nowhere: what happened, and the ways on. */
export function NotFoundPage() {
  const t = useTranslator();
  usePageTitle(t('app.notFoundTitle'));
  return (
    <EmptyState
      icon={<Compass aria-hidden />}
      title={t('app.notFoundTitle')}
      headingLevel={1}
      action={
        <nav className="sr-ways" aria-label={t('app.notFoundTitle')}>
          {WAYS.map(({ to, key, look }) => (
            <Link key={to} to={to} className={`sr-button sr-button--${look} sr-button--md`}>
              {t(key)}
            </Link>
          ))}
        </nav>
      }
    >
      {t('app.notFoundText')}
    </EmptyState>
  );
}
