import { type FormEvent, useState } from 'react';
import { Button } from '../button/button';
import { TextField } from '../field/text-field';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { PasswordField } from './password-field';
import { useSignIn } from './use-sign-in';

/** How to log in, and what to say above the form. */
export interface SignInFormProps {
  /** Resolves when signed in; the message of what it rejects with is shown. */
  onSignIn: (email: string, password: string) => Promise<void>;
  /** What the email field begins with. */
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
