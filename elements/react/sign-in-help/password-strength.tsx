import { PASSWORD_LENGTH } from '@spotreel/sdk/internal/contract';
import { useTranslator } from '../foundation/translation';

const LEVELS = ['password.tooShort', 'password.weak', 'password.good', 'password.strong'] as const;

/** A bar that grows with the password, and its word. Nothing while nothing is typed. */
export function PasswordStrength({ password }: { password: string }) {
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
export function passwordLevel(password: string): 0 | 1 | 2 | 3 {
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
