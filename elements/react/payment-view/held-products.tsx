import type { Billing } from '@spotreel/sdk/contract';
import type { PlansStore } from '@spotreel/sdk/stores';
import { AccountPanel } from '../account-screen/account-panel';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { HeldProductRow } from './held-product-row';
import { PlansLink } from './plans-link';

export interface HeldProductsProps {
  store: PlansStore;
  billing: Billing;
}

/** The plans of the account, with the way to others and to its cards. */
export function HeldProducts({ store, billing: { products, hasPortal } }: HeldProductsProps) {
  const t = useTranslator();

  async function openPortal() {
    const url = await store.portal();
    if (url) location.assign(url);
  }
  return (
    <AccountPanel title={t('payment.products')} text={products.length === 0 ? t('payment.none') : undefined}>
      {products.length > 0 && (
        <ul className="sr-product-list">
          {products.map((product) => (
            <HeldProductRow key={product.id} store={store} product={product} />
          ))}
        </ul>
      )}
      <PlansLink>{hasPortal && <Button onClick={() => void openPortal()}>{t('payment.portal')}</Button>}</PlansLink>
    </AccountPanel>
  );
}
