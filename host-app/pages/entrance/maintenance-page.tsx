import { useTranslator } from '@spotreel/elements/internal/react';
import { useEffect } from 'react';
import { useReloadSettings } from '../../app-settings';
import { useBrand } from '../../layout/look/brand';
import { Wordmark } from '../../layout/look/wordmark';
import { usePageTitle } from '../page-title';

const ASK_EVERY_MS = 20_000;

/** Replaces the whole app (docs/rules/app.md#layout). It asks by itself whether the maintenance is over. */
export function MaintenancePage() {
  const t = useTranslator();
  const { name } = useBrand();
  const reload = useReloadSettings();
  usePageTitle(t('maintenance.title'));

  useEffect(() => {
    const timer = setInterval(() => void reload(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [reload]);
  return (
    <main className="sr-root sr-maintenance">
      <Wordmark />
      <h1 className="sr-maintenance__title">{t('maintenance.text', { name })}</h1>
    </main>
  );
}
