import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, IconButton } from '../button/button';
import { TextField } from '../field/text-field';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';

/** How to log in, and what to say above the form. */
export interface SignInFormProps {
  /** Resolves when signed in; the message of what it rejects with is shown. */
  onSignIn: (email: string, password: string) => Promise<void>;
  /** Said above the form, for example after a sign-out. */
  message?: string | undefined;
}

/** Email and password. Keeps what was typed when the server refuses it. */
export function SignInForm({ onSignIn, message }: SignInFormProps) {
  const t = useTranslator();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
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
        error={asked && !email.trim() ? t('signIn.emailMissing') : undefined}
      />
      <div className="sr-sign-in__password">
        <TextField
          label={t('signIn.password')}
          type={isShown ? 'text' : 'password'}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          error={asked && !password ? t('signIn.passwordMissing') : undefined}
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
      <Button type="submit" variant="primary" size="lg" busy={isBusy}>
        {t('signIn.submit')}
      </Button>
    </form>
  );
}
