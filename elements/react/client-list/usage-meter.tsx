import { useTranslator } from '../foundation/translation';

export interface UsageMeterProps {
  label: string;
  used: number;
  /** -1: without limit. */
  limit: number;
}

/** How much of a limit is used, as a bar and in words. */
export function UsageMeter({ label, used, limit }: UsageMeterProps) {
  const t = useTranslator();
  if (limit < 0) return <span className="sr-client-usage__text">{t('clients.unlimited', { used })}</span>;
  return (
    <span className="sr-client-usage">
      <meter
        aria-label={label}
        min={0}
        max={Math.max(limit, 1)}
        high={Math.max(limit, 1) * 0.8}
        value={Math.min(used, limit)}
      />
      <span className="sr-client-usage__text">{t('clients.ofLimit', { used, limit })}</span>
    </span>
  );
}
