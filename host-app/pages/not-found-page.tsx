import { EmptyState, useTranslator } from '@spotreel/elements/react';
import { Compass } from 'lucide-react';
import { Link } from 'react-router';
import { usePageTitle } from './page-title';

export function NotFoundPage() {
  const t = useTranslator();
  usePageTitle(t('app.notFoundTitle'));
  return (
    <EmptyState
      icon={<Compass aria-hidden />}
      title={t('app.notFoundTitle')}
      action={
        <Link to="/grid" className="sr-button sr-button--primary sr-button--md">
          {t('app.toLibrary')}
        </Link>
      }
    >
      {t('app.notFoundText')}
    </EmptyState>
  );
}
