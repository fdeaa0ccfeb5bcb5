import { PASSWORD_LENGTH } from '@spotreel/sdk/internal/contract';
import type { NewPassword } from '@spotreel/sdk/internal/stores';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../controls/button/button';
import { TextField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';

export interface PasswordFieldsProps {
  label: string;
  value: NewPassword;
  onChange: (value: NewPassword) => void;
  /** Problems of either. */
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

const LEVELS = ['password.tooShort', 'password.weak', 'password.good', 'password.strong'] as const;

/** A bar that grows with the password, and its word. Nothing while nothing is typed. */
function PasswordStrength({ password }: { password: string }) {
  const t = useTranslator();
  if (password === '') return null;
  const level = passwordLevel(password);
  return (
    <div className="sr-password-strength" data-level={level}>
      <meter min={0} max={3} low={2} high={3} optimum={3} value={level} aria-label={t('password.strength')} />
      <span>{t(LEVELS[level])}</span>
    </div>
  );
}

/**
 * 0 to 3. A rough measure: length counts, runs and repeated characters hardly do. It hints, it refuses nothing. The server asks
 * for a length and refuses common passwords (NIST SP 800-63B advises against rules on kinds of characters).
 */
function passwordLevel(password: string): 0 | 1 | 2 | 3 {
  const characters = [...password];
  if (characters.length < PASSWORD_LENGTH.min) return 0;
  const isNext = (index: number) => {
    const step = (password.codePointAt(index) ?? 0) - (password.codePointAt(index - 1) ?? 0);
    return Math.abs(step) <= 1;
  };
  const runs = characters.filter((_, index) => index > 0 && isNext(index)).length;
  const strength = Math.min(new Set(characters).size, characters.length - runs) + characters.length / 4;
  if (strength < 9) return 1;
  return strength < 14 ? 2 : 3;
}
