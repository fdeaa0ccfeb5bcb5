import type { ReviewSourceKind } from '@spotreel/sdk/internal/contract';
import { useTranslator } from '../../foundation/text/translation';

/** Names the kinds of sources; providers have their own names. */
export function useKindName(): (kind: ReviewSourceKind) => string {
  const t = useTranslator();
  const names: Readonly<Record<ReviewSourceKind, string>> = {
    google: 'Google',
    trustpilot: 'Trustpilot',
    file: t('reviews.file'),
    text: t('reviews.pasted'),
  };
  return (kind) => names[kind];
}
