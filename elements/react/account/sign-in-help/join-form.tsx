import { useStore } from '@nanostores/react';
import { createSignInHelp, type FormState, type NewPerson, type SignInHelpStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { fieldError, formError } from '../../controls/field/field-error';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { BrokenLink } from './broken-link';
import { EntryHead } from './entry-head';
import { NameField } from './name-field';
import { isPasswordCommon, passwordErrors } from './password-errors';
import { PasswordFields } from './password-fields';
import { useSignInHelpStyles } from './sign-in-help-styles';

/** Props of `JoinForm`. */
export interface JoinFormProps {
  /** Token of the link in the email; empty: the link was cut off. */
  token: string;
  /** The account is there and logged in. */
  onJoined: () => void;
  /** Leads to the login page. */
  loginLink: ReactNode;
}

/** Accepts an invitation: name and password make the account. */
export function JoinForm({ token, onJoined, loginLink }: JoinFormProps) {
  useSignInHelpStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [help] = useState(() => createSignInHelp(spotreel));
  const { data: offer, failure, status } = useStore(help.$offer);

  useEffect(() => {
    if (token) void help.readOffer(token);
  }, [help, token]);

  if (!token || failure?.code === 'link_invalid' || failure?.code === 'validation_failed') {
    return <BrokenLink action={loginLink} />;
  }
  if (failure)
    return (
      <EmptyState
        title={failure.message}
        action={<RetryButton failure={failure} onRetry={() => help.readOffer(token)} />}
      />
    );
  if (!offer || status === 'loading') return <Skeleton shape="square" className="sr-join__loading" />;
  return (
    <>
      <EntryHead title={t('join.title', { name: offer.tenantName })} text={t('join.text', { email: offer.email })} />
      <PersonForm help={help} token={token} onJoined={onJoined} loginLink={loginLink} />
    </>
  );
}

const NOBODY: NewPerson = { firstName: '', lastName: '', password: '', passwordRepeat: '' };

interface PersonFormProps extends JoinFormProps {
  help: SignInHelpStore;
}

function PersonForm({ help, token, onJoined, loginLink }: PersonFormProps) {
  const t = useTranslator();
  const form = useStore(help.$form);
  const [person, setPerson] = useState(NOBODY);
  const isTaken = form.failure?.code === 'email_taken';
  const refusal = isTaken ? t('join.takenText') : isPasswordCommon(form) ? undefined : formError(form);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await help.accept(token, person)) onJoined();
  }
  const change = (part: Partial<NewPerson>) => setPerson({ ...person, ...part });
  return (
    <form className="sr-sign-in" onSubmit={submit} noValidate>
      {refusal && (
        <Notice tone="danger" action={isTaken && loginLink}>
          {refusal}
        </Notice>
      )}
      <PersonNames person={person} onChange={change} form={form} />
      <PasswordFields label={t('password.choose')} value={person} onChange={change} errors={passwordErrors(form)} />
      <Button type="submit" variant="primary" size="lg" busy={form.status === 'sending'}>
        {t('join.submit')}
      </Button>
    </form>
  );
}

interface PersonNamesProps {
  person: NewPerson;
  onChange: (part: Partial<NewPerson>) => void;
  form: FormState;
}

function PersonNames({ person, onChange, form }: PersonNamesProps) {
  const t = useTranslator();
  return (
    <div className="sr-join__names">
      <NameField
        autoComplete="given-name"
        label={t('join.firstName')}
        value={person.firstName}
        onChange={(firstName) => onChange({ firstName })}
        error={fieldError(form, 'firstName')}
      />
      <NameField
        autoComplete="family-name"
        label={t('join.lastName')}
        value={person.lastName}
        onChange={(lastName) => onChange({ lastName })}
        error={fieldError(form, 'lastName')}
      />
    </div>
  );
}
