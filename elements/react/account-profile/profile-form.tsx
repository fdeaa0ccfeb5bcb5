import { useStore } from '@nanostores/react';
import type { User } from '@spotreel/sdk/contract';
import type { ProfileStore } from '@spotreel/sdk/stores';
import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { AccountPanel } from '../account-screen/account-panel';
import { fieldError, formError } from '../account-screen/field-error';
import { Button } from '../button/button';
import { SelectField } from '../field/select-field';
import { TextField } from '../field/text-field';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { countryNames } from './countries';
import { ProfilePicture } from './profile-picture';

export interface ProfileFormProps {
  profile: ProfileStore;
  user: User;
}

/** Name, country and picture. The email address is the login and stays. */
export function ProfileForm({ profile, user }: ProfileFormProps) {
  const t = useTranslator();
  const form = useStore(profile.$profile);
  const [draft, setDraft] = useState({
    firstName: user.firstName,
    lastName: user.lastName,
    country: user.country ?? '',
  });
  const isChanged =
    draft.firstName !== user.firstName || draft.lastName !== user.lastName || draft.country !== (user.country ?? '');
  const refusal = formError(form);

  function submit(event: FormEvent) {
    event.preventDefault();
    void profile.save({ ...draft, country: draft.country || null });
  }
  const nameField = (name: 'firstName' | 'lastName', autoComplete: string) => (
    <TextField
      label={t(`profile.${name}`)}
      autoComplete={autoComplete}
      maxLength={100}
      value={draft[name]}
      onChange={(event) => setDraft({ ...draft, [name]: event.currentTarget.value })}
      error={fieldError(form, name)}
    />
  );
  return (
    <AccountPanel title={t('profile.title')} text={t('profile.text')}>
      <ProfilePicture profile={profile} user={user} />
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <form className="sr-account-form" onSubmit={submit} noValidate>
        {nameField('firstName', 'given-name')}
        {nameField('lastName', 'family-name')}
        <TextField label={t('profile.email')} value={user.email} readOnly hint={t('profile.emailHint')} />
        <SelectField
          label={t('profile.country')}
          value={draft.country}
          options={[
            { value: '', label: t('profile.noCountry') },
            ...countryNames(document.documentElement.lang || 'en'),
          ]}
          onChange={(country) => setDraft({ ...draft, country })}
        />
        <div className="sr-account-form__actions">
          <Button type="submit" variant="primary" disabled={!isChanged} busy={form.status === 'sending'}>
            {t('profile.save')}
          </Button>
          {form.status === 'sent' && !isChanged && (
            <span className="sr-account-form__saved" role="status">
              <Check aria-hidden /> {t('profile.saved')}
            </span>
          )}
        </div>
      </form>
    </AccountPanel>
  );
}
