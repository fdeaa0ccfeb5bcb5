import { useStore } from '@nanostores/react';
import type { User } from '@spotreel/sdk/internal/contract';
import type { FormState, ProfileStore } from '@spotreel/sdk/internal/stores';
import { Check } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { fieldError, formError } from '../../controls/field/field-error';
import { SelectField } from '../../controls/field/select-field';
import { TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { NameField } from '../sign-in-help/name-field';
import { ProfilePicture } from './profile-picture';

/** ISO 3166-1 alpha-2 codes of countries and territories that have addresses of their own. */
const CODES =
  `AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG
CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ
GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY
MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR
PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ
UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/);

export interface ProfileFormProps {
  profile: ProfileStore;
  user: User;
}

/** Name, country and picture. The email address is the login and stays. */
export function ProfileForm({ profile, user }: ProfileFormProps) {
  const t = useTranslator();
  const form = useStore(profile.$profile);
  const { draft, change, isChanged } = useProfileDraft(user);
  const refusal = formError(form);

  function submit(event: FormEvent) {
    event.preventDefault();
    void profile.save({ ...draft, country: draft.country || null });
  }
  return (
    <AccountPanel title={t('profile.title')} text={t('profile.text')}>
      <ProfilePicture profile={profile} user={user} />
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <form className="sr-account-form" onSubmit={submit} noValidate>
        <NameField
          autoComplete="given-name"
          label={t('profile.firstName')}
          value={draft.firstName}
          onChange={(firstName) => change({ firstName })}
          error={fieldError(form, 'firstName')}
        />
        <NameField
          autoComplete="family-name"
          label={t('profile.lastName')}
          value={draft.lastName}
          onChange={(lastName) => change({ lastName })}
          error={fieldError(form, 'lastName')}
        />
        <TextField label={t('profile.email')} value={user.email} readOnly hint={t('profile.emailHint')} />
        <CountryField country={draft.country} onChange={(country) => change({ country })} />
        <SaveProfile form={form} isChanged={isChanged} />
      </form>
    </AccountPanel>
  );
}

/** Unsaved input. */
function useProfileDraft({ firstName, lastName, country }: User) {
  const saved = { firstName, lastName, country: country ?? '' };
  const [draft, setDraft] = useState(saved);
  const change = (part: Partial<typeof saved>) => setDraft({ ...draft, ...part });
  const isChanged =
    draft.firstName !== saved.firstName || draft.lastName !== saved.lastName || draft.country !== saved.country;
  return { draft, change, isChanged };
}

/** `country`: its code; empty: none is chosen. */
function CountryField({ country, onChange }: { country: string; onChange: (country: string) => void }) {
  const t = useTranslator();
  const countries = countryNames(t.locale);
  return (
    <SelectField
      label={t('profile.country')}
      value={country}
      options={[{ value: '', label: t('profile.noCountry') }, ...countries]}
      onChange={onChange}
    />
  );
}

function SaveProfile({ form, isChanged }: { form: FormState; isChanged: boolean }) {
  const t = useTranslator();
  return (
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
  );
}

/** Every country with its name in the language, sorted by that name. `language`: BCP 47. */
function countryNames(language: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  return CODES.map((value) => ({ value, label: names.of(value) ?? value })).toSorted((a, b) =>
    a.label.localeCompare(b.label, language),
  );
}
