import { Lock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { TextField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';

export interface SharePasswordProps {
  isChecking: boolean;
  /** Reason why the last password was refused. */
  error: string | undefined;
  onPassword: (password: string) => Promise<void>;
}

/** Asks for the password of a link. */
export function SharePassword({ isChecking, error, onPassword }: SharePasswordProps) {
  const t = useTranslator();
  const [password, setPassword] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (password !== '') void onPassword(password);
  }
  return (
    <form className="sr-share__password" onSubmit={submit}>
      <span className="sr-share__lock">
        <Lock aria-hidden />
      </span>
      <h1 className="sr-share__title">{t('shared.passwordTitle')}</h1>
      <p className="sr-share__text">{t('shared.passwordText')}</p>
      <TextField
        className="sr-share__field"
        label={t('shared.password')}
        type="password"
        autoComplete="off"
        maxLength={200}
        required
        autoFocus
        value={password}
        error={error}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" size="lg" busy={isChecking} className="sr-share__open">
        {t('shared.passwordOpen')}
      </Button>
    </form>
  );
}
