import type { SupportState } from '@spotreel/sdk/internal/contract';
import { useTranslator } from '../foundation/text/translation';

const KEYS = { waiting: 'support.waiting', answered: 'support.answered', closed: 'support.closed' } as const;

/** State of a question or an idea: waiting, answered, or closed. */
export function StateTag({ state }: { state: SupportState }) {
  const t = useTranslator();
  return <span className={`sr-support-tag sr-support-tag--${state}`}>{t(KEYS[state])}</span>;
}
