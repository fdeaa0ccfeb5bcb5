import { useStore } from '@nanostores/react';
import type { AccountSecurityStore } from '@spotreel/sdk/stores';
import { type FormEvent, useState } from 'react';
import { fieldError, formError } from '../account-screen/field-error';
import { Button } from '../button/button';
import { TextField } from '../field/text-field';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';

export interface PasswordQuestionProps {
  security: AccountSecurityStore;
  /** Turning off takes a code too. */
  isEnding: boolean;
  onCancel: () => void;
  onAnswer: (password: string, code: string) => Promise<void>;
}

/** Proves who asks before the second factor changes. */
export function PasswordQuestion({ security, isEnding, onCancel, onAnswer }: PasswordQuestionProps) {
  const t = useTranslator();
  const form = useStore(security.$form);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const refused = form.failure?.code;
  const refusal = refused === 'password_wrong' || refused === 'second_factor_wrong' ? undefined : formError(form);

  function submit(event: FormEvent) {
    event.preventDefault();
    void onAnswer(password, code);
  }
  return (
    <form className="sr-account-form" onSubmit={submit} noValidate>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <TextField
        label={t('security.confirmPassword')}
        type="password"
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={
          refused === 'password_wrong'
            ? form.failure?.message
            : fieldError(form, 'password') && t('signIn.passwordMissing')
        }
      />
      {isEnding && (
        <TextField
          label={t('security.codeOrRecovery')}
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={
            refused === 'second_factor_wrong' ? form.failure?.message : fieldError(form, 'code') && t('code.missing')
          }
        />
      )}
      <div className="sr-account-form__actions">
        <Button type="submit" variant={isEnding ? 'danger' : 'primary'} busy={form.status === 'sending'}>
          {t(isEnding ? 'security.turnOff' : 'security.continue')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}
