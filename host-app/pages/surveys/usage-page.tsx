import { UsageView } from '@spotreel/elements/internal/operator';
import { useTranslator } from '@spotreel/elements/internal/react';
import { usePageTitle } from '../page-title';

export function UsagePage() {
  const t = useTranslator();
  usePageTitle(t('app.usage'));
  return <UsageView />;
}
