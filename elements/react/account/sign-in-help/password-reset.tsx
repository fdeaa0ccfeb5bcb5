import { useStore } from '@nanostores/react';
import { createSignInHelp, type SignInHelpStore } from '@spotreel/sdk/internal/stores';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../controls/button/button';
import { fieldError, formError } from '../../controls/field/field-error';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { BrokenLink } from './broken-link';
import { EntryHead } from './entry-head';
import { isPasswordCommon, passwordErrors } from './password-errors';
import { PasswordFields } from './password-fields';
import { useSignInHelpStyles } from './sign-in-help-styles';

/** Props of `PasswordReset`. */
export interface PasswordResetProps {
  /** Token of the link in the email; empty: the link was cut off. */
  token: string;
  /** Leads to the login page. */
  loginLink: ReactNode;
  /** Leads to the page that sends another link. */
  askAgainLink: ReactNode;
}

/** Chooses a new password with the link of an email. */
export function PasswordReset({ token, loginLink, askAgainLink }: PasswordResetProps) {
  useSignInHelpStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [help] = useState(() => createSignInHelp(spotreel));
  const form = useStore(help.$form);
  const [email, setEmail] = useState<string>();

  if (email)
    return (
      <EmptyState icon={<CircleCheck aria-hidden />} title={t('reset.doneTitle')} action={loginLink}>
        {t('reset.doneText', { email })}
      </EmptyState>
    );
  if (!token || form.failure?.code === 'link_invalid' || fieldError(form, 'token')) {
    return <BrokenLink action={askAgainLink} />;
  }
  return <ResetForm help={help} token={token} onReset={setEmail} />;
}

interface ResetFormProps {
  help: SignInHelpStore;
  token: string;
  /** With the address of the account; undefined: it was refused. */
  onReset: (email: string | undefined) => void;
}

function ResetForm({ help, token, onReset }: ResetFormProps) {
  const t = useTranslator();
  const form = useStore(help.$form);
  const [passwords, setPasswords] = useState({ password: '', passwordRepeat: '' });
  const refusal = isPasswordCommon(form) ? undefined : formError(form);

  async function submit(event: FormEvent) {
    event.preventDefault();
    onReset(await help.reset(token, passwords));
  }
  return (
    <>
      <EntryHead title={t('reset.title')} text={t('reset.text')} />
      <form className="sr-sign-in" onSubmit={submit} noValidate>
        {refusal && <Notice tone="danger">{refusal}</Notice>}
        <PasswordFields
          label={t('password.new')}
          value={passwords}
          onChange={setPasswords}
          errors={passwordErrors(form)}
        />
        <Button type="submit" variant="primary" size="lg" busy={form.status === 'sending'}>
          {t('reset.submit')}
        </Button>
      </form>
    </>
  );
}
