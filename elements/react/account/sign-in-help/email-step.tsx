import { useStore } from '@nanostores/react';
import { type CheckedEmail, createLoginCheck } from '@spotreel/sdk/internal/stores';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../controls/button/button';
import { fieldError, formError } from '../../controls/field/field-error';
import { TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { EntryHead } from './entry-head';
import { useSignInHelpStyles } from './sign-in-help-styles';

/** Props of `EmailStep`. */
export interface EmailStepProps {
  /** The page around the question. */
  page: (question: ReactNode) => ReactNode;
  /** Next step once the address is known; `again` leads back to the question. */
  children: (checked: CheckedEmail, again: () => void) => ReactNode;
}

/** Asks for the email address first. */
export function EmailStep({ page, children }: EmailStepProps) {
  useSignInHelpStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [check] = useState(() => createLoginCheck(spotreel));
  const form = useStore(check.$form);
  const checked = useStore(check.$checked);
  const [email, setEmail] = useState('');
  const [isAsked, setAsked] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (email.trim()) void check.check(email);
  }
  if (checked) return children(checked, check.again);
  const isMissing = isAsked && !email.trim();
  const invalid = fieldError(form, 'email') && t('signIn.emailInvalid');
  const refusal = formError(form);
  return page(
    <>
      <EntryHead title={t('signIn.title')} text={t('check.text')} />
      <form className="sr-sign-in" onSubmit={submit} noValidate>
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <TextField
          label={t('signIn.email')}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={isMissing ? t('signIn.emailMissing') : invalid}
        />
        <Button type="submit" variant="primary" size="lg" busy={form.status === 'sending'}>
          {t('check.submit')}
        </Button>
      </form>
    </>,
  );
}
