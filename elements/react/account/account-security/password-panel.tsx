import { useStore } from '@nanostores/react';
import type { ProfileStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { fieldError, formError } from '../../controls/field/field-error';
import { TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { isPasswordCommon, passwordErrors } from '../sign-in-help/password-errors';
import { PasswordFields } from '../sign-in-help/password-fields';

export interface PasswordPanelProps {
  profile: ProfileStore;
  /** Other devices are logged out by then. */
  onChanged: () => void;
}

const EMPTY = { current: '', password: '', passwordRepeat: '' };

/** Changes the password of a person who knows the current one. */
export function PasswordPanel({ profile, onChanged }: PasswordPanelProps) {
  const t = useTranslator();
  const form = useStore(profile.$password);
  const { draft, setDraft, submit } = usePasswordDraft({ profile, onChanged });
  const isWrong = form.failure?.code === 'password_wrong';
  const refusal = isWrong || isPasswordCommon(form) ? undefined : formError(form);
  return (
    <AccountPanel title={t('security.passwordTitle')} text={t('security.passwordText')}>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      {form.status === 'sent' && draft === EMPTY && <Notice tone="info">{t('security.passwordChanged')}</Notice>}
      <form className="sr-account-form" onSubmit={submit} noValidate>
        <TextField
          label={t('security.currentPassword')}
          type="password"
          autoComplete="current-password"
          value={draft.current}
          onChange={(event) => setDraft({ ...draft, current: event.currentTarget.value })}
          error={isWrong ? form.failure?.message : fieldError(form, 'currentPassword') && t('signIn.passwordMissing')}
        />
        <PasswordFields
          label={t('password.new')}
          value={draft}
          onChange={(passwords) => setDraft({ ...draft, ...passwords })}
          errors={passwordErrors(form)}
        />
        <div className="sr-account-form__actions">
          <Button type="submit" variant="primary" busy={form.status === 'sending'}>
            {t('security.changePassword')}
          </Button>
        </div>
      </form>
    </AccountPanel>
  );
}

/** Input, which is cleared once the server has taken it. */
function usePasswordDraft({ profile, onChanged }: PasswordPanelProps) {
  const [draft, setDraft] = useState(EMPTY);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { current, ...passwords } = draft;
    if (!(await profile.changePassword(current, passwords))) return;
    setDraft(EMPTY);
    onChanged();
  };
  return { draft, setDraft, submit };
}
