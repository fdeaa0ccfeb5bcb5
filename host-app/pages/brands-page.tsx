import { PlacesView, useTranslator } from '../../elements/index';
import { usePageTitle } from './page-title';

export function BrandsPage() {
  const t = useTranslator();
  usePageTitle(t('places.title'));
  return <PlacesView />;
}
