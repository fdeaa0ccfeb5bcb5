import { useStore } from '@nanostores/react';
import type { ManagedPerson } from '@spotreel/sdk/internal/contract';
import { createPeople } from '@spotreel/sdk/internal/stores';
import { SearchX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { personName } from '../../foundation/text/person-name';
import { useTranslator } from '../../foundation/text/translation';
import { PageControls } from '../account-screen/page-controls';
import { SearchForm } from '../account-screen/search-form';
import { useActingAsStyles } from './acting-as-styles';
import { ActingDialog } from './acting-dialog';

/** Props of `ActingAsPage`. */
export interface ActingAsPageProps {
  /** The next calls are made as that person: reload the page. */
  onActing: () => void;
  /** The time in another account has just run out. Default: false. */
  isOver?: boolean;
}

/** Finds a person and uses their account. */
export function ActingAsPage({ onActing, isOver = false }: ActingAsPageProps) {
  useActingAsStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [people] = useState(() => createPeople(spotreel));
  const { data, failure, status } = useStore(people.$pages);
  const [asked, setAsked] = useState<ManagedPerson>();

  useEffect(() => {
    void people.load();
  }, [people]);

  return (
    <div className="sr-account-page" aria-busy={status === 'loading'}>
      <header>
        <h1 className="sr-page__title">{t('acting.title')}</h1>
        <p className="sr-page__text">{t('acting.text')}</p>
      </header>
      {isOver && <Notice tone="info">{t('acting.over')}</Notice>}
      <SearchForm label={t('acting.search')} onSearch={people.search} />
      {failure && (
        <EmptyState title={t('acting.errorTitle')} action={<RetryButton failure={failure} onRetry={people.load} />}>
          {failure.message}
        </EmptyState>
      )}
      {!data && !failure && <Skeleton shape="line" />}
      {data?.totalCount === 0 && (
        <EmptyState icon={<SearchX aria-hidden />} title={t('acting.emptyTitle')}>
          {t('acting.emptyText')}
        </EmptyState>
      )}
      {data && data.totalCount > 0 && <PersonList people={data.data} onStart={setAsked} />}
      {data && <PageControls page={data.page} numPages={data.numPages} onPage={people.show} />}
      {asked && (
        <ActingDialog
          key={asked.id}
          person={{ email: asked.email, name: personName(asked) }}
          onClose={() => setAsked(undefined)}
          onActing={onActing}
        />
      )}
    </div>
  );
}

interface PersonListProps {
  people: readonly ManagedPerson[];
  onStart: (person: ManagedPerson) => void;
}

function PersonList({ people, onStart }: PersonListProps) {
  const t = useTranslator();
  return (
    <ul className="sr-person-list">
      {people.map((person) => {
        const { id, email, role, status, tenantName, mayActAs } = person;
        const name = personName(person);
        return (
          <li key={id} className="sr-person-list__row">
            <div className="sr-person-list__text">
              <strong>{name}</strong>
              <span>{[name !== email && email, t(`role.${role}`), tenantName].filter(Boolean).join(' · ')}</span>
            </div>
            {status === 'suspended' && <span className="sr-person-list__state">{t('acting.suspended')}</span>}
            {mayActAs && (
              <Button size="sm" aria-label={t('acting.startFor', { name })} onClick={() => onStart(person)}>
                {t('acting.start')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
