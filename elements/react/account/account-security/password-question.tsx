import { useStore } from '@nanostores/react';
import type { AccountSecurityStore, FormState } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { fieldError, formError } from '../../controls/field/field-error';
import { TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';

export interface PasswordQuestionProps {
  security: AccountSecurityStore;
  /** A change of a factor that is on takes a code too. */
  asksCode: boolean;
  isEnding: boolean;
  onCancel: () => void;
  onAnswer: (password: string, code: string) => Promise<void>;
}

/** Proves who asks before the second factor changes. */
export function PasswordQuestion({ security, asksCode, isEnding, onCancel, onAnswer }: PasswordQuestionProps) {
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
      <PasswordProof form={form} value={password} onChange={setPassword} />
      {asksCode && <CodeProof form={form} value={code} onChange={setCode} />}
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

interface ProofProps {
  form: FormState;
  value: string;
  onChange: (value: string) => void;
}

function PasswordProof({ form, value, onChange }: ProofProps) {
  const t = useTranslator();
  const missing = fieldError(form, 'password') && t('signIn.passwordMissing');
  return (
    <TextField
      label={t('security.confirmPassword')}
      type="password"
      autoComplete="current-password"
      autoFocus
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={form.failure?.code === 'password_wrong' ? form.failure.message : missing}
    />
  );
}

function CodeProof({ form, value, onChange }: ProofProps) {
  const t = useTranslator();
  const missing = fieldError(form, 'code') && t('code.missing');
  return (
    <TextField
      label={t('security.codeOrRecovery')}
      autoComplete="one-time-code"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={form.failure?.code === 'second_factor_wrong' ? form.failure.message : missing}
    />
  );
}
