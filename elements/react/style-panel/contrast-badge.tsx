import { LARGE_CONTRAST, TEXT_CONTRAST } from '@spotreel/sdk/project';
import { decimalText } from '../foundation/numbers';
import { useTranslator } from '../foundation/translation';

/** The contrast of a color with the background, and what it is good for. */
export function ContrastBadge({ ratio, isFaint }: { ratio: number; isFaint: boolean }) {
  const t = useTranslator();
  // never rounded up to a class that it does not reach
  const text = decimalText(t, Math.floor(ratio * 10) / 10);
  return (
    <span
      className={isFaint ? 'sr-contrast sr-contrast--faint' : 'sr-contrast'}
      title={t('style.contrastTitle', { ratio: text })}
    >
      {t('style.contrast', { ratio: text })}
      {ratio >= LARGE_CONTRAST && (
        <span className="sr-contrast__class">{t(ratio >= TEXT_CONTRAST ? 'style.passes' : 'style.passesLarge')}</span>
      )}
      {isFaint && ratio < LARGE_CONTRAST && <span className="sr-contrast__class">{t('style.fails')}</span>}
    </span>
  );
}
