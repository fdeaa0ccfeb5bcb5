import { useStore } from '@nanostores/react';
import { createSignInHelp, type SignInHelpStore } from '@spotreel/sdk/internal/stores';
import { MailCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { fieldError, formError } from '../../controls/field/field-error';
import { TextField } from '../../controls/field/text-field';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { EntryHead } from './entry-head';
import { useSignInHelpStyles } from './sign-in-help-styles';

/** Props of `LinkRequest`. */
export interface LinkRequestProps {
  /** Purpose of the link. */
  purpose: 'recover' | 'register';
}

const WORDS = {
  recover: { title: 'recover.title', text: 'recover.text', submit: 'recover.submit' },
  register: { title: 'register.title', text: 'register.text', submit: 'register.submit' },
} as const;

/** Asks for an email with a link: to choose a new password, or to make an account. */
export function LinkRequest({ purpose }: LinkRequestProps) {
  useSignInHelpStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [help] = useState(() => createSignInHelp(spotreel));
  const sentTo = useStore(help.$sentTo);

  if (!sentTo) return <AddressForm purpose={purpose} help={help} />;
  return (
    <EmptyState
      icon={<MailCheck aria-hidden />}
      title={t('recover.sentTitle')}
      action={<Button onClick={() => help.$sentTo.set('')}>{t('recover.again')}</Button>}
    >
      {t(purpose === 'recover' ? 'recover.sentText' : 'register.sentText', { email: sentTo })}
    </EmptyState>
  );
}

interface AddressFormProps extends LinkRequestProps {
  help: SignInHelpStore;
}

function AddressForm({ purpose, help }: AddressFormProps) {
  const t = useTranslator();
  const form = useStore(help.$form);
  const [email, setEmail] = useState('');
  const [isAsked, setAsked] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!email.trim()) return;
    void (purpose === 'recover' ? help.requestReset(email) : help.register(email));
  }
  const words = WORDS[purpose];
  const isMissing = isAsked && !email.trim();
  const invalid = fieldError(form, 'email') && t('signIn.emailInvalid');
  const refusal = formError(form);
  return (
    <>
      <EntryHead title={t(words.title)} text={t(words.text)} />
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
          {t(words.submit)}
        </Button>
      </form>
    </>
  );
}
