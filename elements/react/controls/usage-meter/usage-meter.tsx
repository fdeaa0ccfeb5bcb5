import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';
import { limitText } from './limit-text';

export interface UsageMeterProps {
  label: string;
  used: number;
  /** -1: without limit, so nothing fills up. */
  limit: number;
  /** Below the bar. */
  hint?: string | undefined;
  /** For a cell of a table: the column's head is the label. */
  isInTable?: boolean;
  /** Format of amounts. Default: as numbers. */
  format?: ((amount: number) => string) | undefined;
}

/** From this part on, the bar warns. */
export const NEARLY_FULL = 0.8;

/** Used share of a limit, as a bar and in words. */
export function UsageMeter({ label, used, limit, hint, isInTable = false, format }: UsageMeterProps) {
  const t = useTranslator();
  const isLimited = limit >= 0;
  const full = Math.max(1, limit);
  const usedText = format?.(used) ?? used;
  return (
    <div className={classNames('sr-usage-meter', isInTable && 'sr-usage-meter--cell')}>
      <div className="sr-usage-meter__head">
        {!isInTable && <span>{label}</span>}
        <strong>
          {isLimited
            ? t('usage.of', { used: usedText, limit: format?.(limit) ?? limitText(t, limit) })
            : t('usage.used', { used: usedText })}
        </strong>
      </div>
      {isLimited && (
        <meter
          className="sr-usage-meter__bar"
          min={0}
          max={full}
          low={full * NEARLY_FULL}
          high={full * 0.999}
          optimum={0}
          value={Math.min(limit === 0 ? full : used, full)}
          aria-label={label}
        />
      )}
      {hint && <span className="sr-usage-meter__hint">{hint}</span>}
    </div>
  );
}
