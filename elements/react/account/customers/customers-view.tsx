import { createCustomers } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { CustomerList } from './customer-list';
import { useCustomersViewStyles } from './customers-view-styles';
import { RequestList } from './request-list';

/** Answers requests for plans, and gives people plans. */
export function CustomersView() {
  useCustomersViewStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createCustomers(spotreel));

  useEffect(() => {
    void store.requests.load();
    void store.loadPlans();
  }, [store]);

  return (
    <div className="sr-account-page">
      <header>
        <h1 className="sr-page__title">{t('customers.title')}</h1>
        <p className="sr-page__text">{t('customers.text')}</p>
      </header>
      <RequestList store={store} />
      <CustomerList store={store} />
    </div>
  );
}
