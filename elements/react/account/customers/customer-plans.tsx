import { useStore } from '@nanostores/react';
import type { HeldProduct, ManagedPerson } from '@spotreel/sdk/internal/contract';
import type { CustomersStore } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { formError } from '../../controls/field/field-error';
import { Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { personName } from '../../foundation/text/person-name';
import { useTranslator } from '../../foundation/text/translation';
import { stateKey, termText } from '../payment/product-words';
import { GrantDialog } from './grant-dialog';

export interface CustomerPlansProps {
  store: CustomersStore;
  person: ManagedPerson;
}

/** The plans of one person: another is given, one that was granted is canceled and resumed. */
export function CustomerPlans({ store, person }: CustomerPlansProps) {
  const t = useTranslator();
  const { data: products, status, failure } = useStore(store.$products);
  const plans = useStore(store.$plans).data ?? [];
  const form = useStore(store.$form);
  const [isGiving, setGiving] = useState(false);
  const refusal = isGiving ? undefined : (failure?.message ?? formError(form));
  const name = personName(person);
  const sold = plans.filter(({ isDefault }) => !isDefault);
  if (status === 'loading') return <Skeleton shape="line" />;
  return (
    <div className="sr-customers__plans">
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {products?.length === 0 && <p className="sr-account-panel__text">{t('customers.none', { name })}</p>}
      <ul className="sr-product-list">
        {products?.map((product) => (
          <CustomerProduct key={product.id} store={store} product={product} />
        ))}
      </ul>
      {sold.length > 0 && (
        <div>
          <Button size="sm" onClick={() => setGiving(true)}>
            {t('customers.give')}
          </Button>
        </div>
      )}
      <GrantDialog
        store={store}
        person={isGiving ? name : undefined}
        plans={sold}
        onClose={() => setGiving(false)}
        onGrant={(grant) => store.grant(person.id, grant)}
      />
    </div>
  );
}

function CustomerProduct({ store, product }: { store: CustomersStore; product: HeldProduct }) {
  const t = useTranslator();
  const { planName, provider, isActive, status, expiresAt } = product;
  const mayResume = status === 'cancelled' && expiresAt !== null;
  return (
    <li className="sr-product-list__row">
      <div className="sr-product-list__text">
        <strong>{planName}</strong>
        <span>{provider === 'stripe' ? t('customers.online') : termText(t, product)}</span>
      </div>
      <span className="sr-state-tag">{t(stateKey(product))}</span>
      {provider === 'manual' && isActive && status === 'active' && (
        <Button size="sm" onClick={() => void store.setStatus(product, 'cancelled')}>
          {t('customers.cancel')}
        </Button>
      )}
      {provider === 'manual' && mayResume && (
        <Button size="sm" onClick={() => void store.setStatus(product, 'active')}>
          {t('customers.resume')}
        </Button>
      )}
    </li>
  );
}
