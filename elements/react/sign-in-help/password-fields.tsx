import { PASSWORD_LENGTH } from '@spotreel/sdk/internal/contract';
import type { NewPassword } from '@spotreel/sdk/internal/stores';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../button/button';
import { TextField } from '../field/text-field';
import { useTranslator } from '../foundation/translation';
import { PasswordStrength } from './password-strength';

export interface PasswordFieldsProps {
  label: string;
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  /** What is wrong with either. */
  errors: { readonly [Field in keyof NewPassword]?: string | undefined };
}

/** A new password, typed twice. Both can be shown. */
export function PasswordFields({ label, value, onChange, errors }: PasswordFieldsProps) {
  const t = useTranslator();
  const [isShown, setShown] = useState(false);
  const type = isShown ? 'text' : 'password';
  const first = { type, value: value.password, error: errors.password } as const;
  return (
    <>
      <div className="sr-new-password">
        <NewPasswordField label={label} {...first} onChange={(password) => onChange({ ...value, password })} />
        <IconButton
          className="sr-new-password__reveal"
          size="sm"
          label={t(isShown ? 'signIn.hidePassword' : 'signIn.showPassword')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </IconButton>
        {!errors.password && <PasswordStrength password={value.password} />}
      </div>
      <TextField
        label={t('password.repeat')}
        type={type}
        name="repeat-password"
        autoComplete="new-password"
        maxLength={PASSWORD_LENGTH.max}
        value={value.passwordRepeat}
        onChange={(event) => onChange({ ...value, passwordRepeat: event.currentTarget.value })}
        error={errors.passwordRepeat}
      />
    </>
  );
}

interface NewPasswordFieldProps {
  label: string;
  type: 'text' | 'password';
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

function NewPasswordField({ onChange, ...field }: NewPasswordFieldProps) {
  const t = useTranslator();
  return (
    <TextField
      {...field}
      name="new-password"
      autoComplete="new-password"
      maxLength={PASSWORD_LENGTH.max}
      onChange={(event) => onChange(event.currentTarget.value)}
      hint={t('password.hint', { count: PASSWORD_LENGTH.min })}
    />
  );
}
