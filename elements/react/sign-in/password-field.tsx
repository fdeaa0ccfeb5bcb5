import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../button/button';
import { TextField } from '../field/text-field';
import { useTranslator } from '../foundation/translation';

export interface PasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** The password, with a button that makes it readable. */
export function PasswordField({ value, onChange, error }: PasswordFieldProps) {
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
