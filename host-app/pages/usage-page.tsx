import { useTranslator } from '../../elements/index';
import { UsageView } from '../../elements/operator';
import { usePageTitle } from './page-title';

export function UsagePage() {
  const t = useTranslator();
  usePageTitle(t('app.usage'));
  return <UsageView />;
}
