import { useStore } from '@nanostores/react';
import type { ManagedPerson } from '@spotreel/sdk/internal/contract';
import { type CustomersStore, createPeople } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { personName } from '../../foundation/text/person-name';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { PageControls } from '../account-screen/page-controls';
import { SearchForm } from '../account-screen/search-form';
import { CustomerPlans } from './customer-plans';

/** People whom the admin manages. The plans of one at a time are shown. */
export function CustomerList({ store }: { store: CustomersStore }) {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [people] = useState(() => createPeople(spotreel));
  const { data, failure } = useStore(people.$pages);
  const [shownId, setShownId] = useState<number>();

  useEffect(() => {
    void people.load();
  }, [people]);

  function show(person: ManagedPerson) {
    setShownId(person.id === shownId ? undefined : person.id);
    if (person.id !== shownId) void store.loadProducts(person.id);
  }
  return (
    <AccountPanel title={t('customers.people')}>
      <SearchForm label={t('customers.search')} onSearch={people.search} />
      {failure && (
        <EmptyState
          title={t('customers.peopleErrorTitle')}
          action={<RetryButton failure={failure} onRetry={people.load} />}
        >
          {failure.message}
        </EmptyState>
      )}
      {!data && !failure && <Skeleton shape="line" />}
      {data?.totalCount === 0 && <EmptyState title={t('acting.emptyTitle')}>{t('acting.emptyText')}</EmptyState>}
      <ul className="sr-product-list">
        {data?.data.map((person) => (
          <li key={person.id}>
            <CustomerRow person={person} isShown={person.id === shownId} onShow={() => show(person)} />
            {person.id === shownId && <CustomerPlans store={store} person={person} />}
          </li>
        ))}
      </ul>
      {data && <PageControls page={data.page} numPages={data.numPages} onPage={people.show} />}
    </AccountPanel>
  );
}

interface CustomerRowProps {
  person: ManagedPerson;
  isShown: boolean;
  onShow: () => void;
}

function CustomerRow({ person, isShown, onShow }: CustomerRowProps) {
  const t = useTranslator();
  const { email, tenantName } = person;
  const name = personName(person);
  return (
    <div className="sr-product-list__row">
      <div className="sr-product-list__text">
        <strong>{name}</strong>
        <span>
          {email !== name && `${email} · `}
          {tenantName}
        </span>
      </div>
      <Button size="sm" aria-expanded={isShown} aria-label={t('customers.showFor', { name })} onClick={onShow}>
        {t('customers.show')}
      </Button>
    </div>
  );
}
