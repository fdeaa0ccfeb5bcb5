import { createProfile } from '@spotreel/sdk/stores';
import { useState } from 'react';
import { useAccountScreen } from '../account-screen/account-screen';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { useSession } from '../foundation/use-session';
import { UsagePanel } from '../payment-view/usage-panel';
import { ProfileForm } from './profile-form';

/** The person's name, picture and country. */
export function ProfilePage() {
  useAccountScreen();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const { user } = useSession();
  const [profile] = useState(() => createProfile(spotreel));
  if (!user) return null;
  return (
    <div className="sr-account-page">
      <h1 className="sr-page__title">{t('account.title')}</h1>
      <UsagePanel user={user} />
      <ProfileForm key={user.id} profile={profile} user={user} />
    </div>
  );
}
