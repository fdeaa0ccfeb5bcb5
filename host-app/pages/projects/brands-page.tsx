import { BrandsView, useTranslator } from '@spotreel/elements/internal/react';
import { usePageTitle } from '../page-title';

export function BrandsPage() {
  const t = useTranslator();
  usePageTitle(t('brands.title'));
  return <BrandsView />;
}
