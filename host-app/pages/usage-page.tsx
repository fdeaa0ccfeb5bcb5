import { UsageView } from '@spotreel/elements/operator';
import { useTranslator } from '@spotreel/elements/react';
import { usePageTitle } from './page-title';

export function UsagePage() {
  const t = useTranslator();
  usePageTitle(t('app.usage'));
  return <UsageView />;
}
