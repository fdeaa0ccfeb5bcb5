import { useStore } from '@nanostores/react';
import { createPeople } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { AccountPanel } from '../../account/account-screen/account-panel';
import { PageControls } from '../../account/account-screen/page-controls';
import { PeopleView } from '../../account/invitations/people-view';
import { useSpotreel } from '../../foundation/spotreel-context';
import { personName } from '../../foundation/text/person-name';
import { useTranslator } from '../../foundation/text/translation';
import { useAgencyScreen } from './agency-screen';
import { LoadState } from './load-state';

/** People who look after clients: those who have joined, and those who are invited. */
export function AgencyUsers() {
  useAgencyScreen();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [people] = useState(() => createPeople(spotreel));
  const state = useStore(people.$pages);
  const { data } = state;

  useEffect(() => {
    void people.load();
  }, [people]);

  return (
    <div className="sr-agency-page">
      <PeopleView />
      <div className="sr-account-page">
        <AccountPanel title={t('agency.users')}>
          <LoadState state={state} onRetry={people.load} />
          <ul className="sr-invitation-list">
            {data?.data.map(({ id, email, firstName, lastName, role, tenantName }) => (
              <li key={id} className="sr-invitation-list__row">
                <div className="sr-invitation-list__text">
                  <strong>{personName({ firstName, lastName, email })}</strong>
                  <span>{[email, tenantName].join(' · ')}</span>
                </div>
                <span className="sr-state-tag">{t(`role.${role}`)}</span>
              </li>
            ))}
          </ul>
          {data && <PageControls page={data.page} numPages={data.numPages} onPage={people.show} />}
        </AccountPanel>
      </div>
    </div>
  );
}
