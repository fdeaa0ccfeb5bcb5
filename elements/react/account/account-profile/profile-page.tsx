import type { LanguageCode } from '@spotreel/sdk/internal/i18n';
import { createProfile, type ProfileStore } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { LanguageField } from '../../controls/field/language-field';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { useSession } from '../../foundation/use-session';
import { AccountPanel } from '../account-screen/account-panel';
import { UsagePanel } from '../payment/usage-panel';
import { useAccountProfileStyles } from './account-profile-styles';
import { ProfileForm } from './profile-form';

/** Props of `ProfilePage`. */
export interface ProfilePageProps {
  /** The person has chosen a language, for example to remember it in the browser. */
  onLanguage?: (language: LanguageCode) => void;
}

/** The person's name, picture, country and language. */
export function ProfilePage({ onLanguage }: ProfilePageProps) {
  useAccountProfileStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const { user } = useSession();
  const [profile] = useState(() => createProfile(spotreel));
  if (!user) return null;
  return (
    <div className="sr-account-page">
      <h1 className="sr-page__title">{t('account.info')}</h1>
      <UsagePanel user={user} />
      <ProfileForm key={user.id} profile={profile} user={user} />
      <LanguagePanel profile={profile} onLanguage={onLanguage} />
    </div>
  );
}

interface LanguagePanelProps {
  profile: ProfileStore;
  onLanguage: ((language: LanguageCode) => void) | undefined;
}

/** The language of screens and emails, saved at once. */
function LanguagePanel({ profile, onLanguage }: LanguagePanelProps) {
  const t = useTranslator();
  return (
    <AccountPanel title={t('language.label')} text={t('profile.languageText')}>
      <LanguageField
        isLabelHidden
        onChoose={(language) => {
          onLanguage?.(language);
          void profile.save({ language });
        }}
      />
    </AccountPanel>
  );
}
