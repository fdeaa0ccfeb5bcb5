import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, IconButton } from '../../controls/button/button';
import { TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';

/** Props of `SignInForm`: ways to log in, and the text above the form. */
export interface SignInFormProps {
  /** Resolves when signed in; the message of what it rejects with is shown. */
  onSignIn: (email: string, password: string) => Promise<void>;
  /** Initial value of the email field. */
  email?: string | undefined;
  /** Shown above the form, for example after a sign-out. */
  message?: string | undefined;
}

/**
 * Email and password. Keeps what was typed when the server refuses it.
 *
 * @example
 * ```tsx
 * import { SignInForm, useSpotreel } from '@spotreel/elements/react';
 *
 * function SignIn() {
 *   const { session } = useSpotreel();
 *   const signIn = async (email: string, password: string) => {
 *     const failure = await session.signIn({ email, password });
 *     if (failure) throw new Error(failure.message);
 *   };
 *   return <SignInForm onSignIn={signIn} />;
 * }
 * ```
 */
export function SignInForm({ onSignIn, email: initial = '', message }: SignInFormProps) {
  const t = useTranslator();
  const [email, setEmail] = useState(initial);
  const [password, setPassword] = useState('');
  const { isBusy, wasSubmitted, failure, signIn } = useSignIn(onSignIn);

  function submit(event: FormEvent) {
    event.preventDefault();
    void signIn(email, password);
  }

  return (
    <form className="sr-sign-in" onSubmit={submit} noValidate>
      {failure ? <Notice tone="danger">{failure}</Notice> : message && <Notice tone="info">{message}</Notice>}
      <TextField
        label={t('signIn.email')}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        error={wasSubmitted && !email.trim() ? t('signIn.emailMissing') : undefined}
      />
      <PasswordField
        value={password}
        onChange={setPassword}
        error={wasSubmitted && !password ? t('signIn.passwordMissing') : undefined}
      />
      <Button type="submit" variant="primary" size="lg" busy={isBusy}>
        {t('signIn.submit')}
      </Button>
    </form>
  );
}

interface PasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The password, with a button that makes it readable. */
function PasswordField({ value, onChange, error }: PasswordFieldProps) {
  const t = useTranslator();
  const [isShown, setShown] = useState(false);
  return (
    <div className="sr-sign-in__password">
      <TextField
        label={t('signIn.password')}
        type={isShown ? 'text' : 'password'}
        name="password"
        autoComplete="current-password"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
      />
      <IconButton
        className="sr-sign-in__reveal"
        size="sm"
        label={t(isShown ? 'signIn.hidePassword' : 'signIn.showPassword')}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </div>
  );
}

interface SignIn {
  readonly isBusy: boolean;
  /** The form was sent at least once: it shows what is missing. */
  readonly wasSubmitted: boolean;
  /** Reason why the last attempt failed. */
  readonly failure: string | undefined;
  /** Does nothing without email or password, or during an attempt. */
  readonly signIn: (email: string, password: string) => Promise<void>;
}

/** One attempt to log in at a time. */
function useSignIn(onSignIn: (email: string, password: string) => Promise<void>): SignIn {
  const t = useTranslator();
  const [isBusy, setBusy] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function signIn(email: string, password: string) {
    setSubmitted(true);
    if (!email.trim() || !password || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onSignIn(email, password);
    } catch (thrown) {
      setFailure(thrown instanceof Error ? thrown.message : t('failure.unknown'));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, wasSubmitted, failure, signIn };
}
