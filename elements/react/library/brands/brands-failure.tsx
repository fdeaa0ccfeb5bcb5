import type { Failure } from '@spotreel/sdk/internal/stores';
import { RetryButton } from '../../controls/button/retry-button';
import { Notice } from '../../controls/notice/notice';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';

/** Reason why the brands could not be loaded, with a button that tries again. */
export function BrandsFailure({ failure }: { failure: Failure }) {
  const t = useTranslator();
  const { brands } = useSpotreel();
  return (
    <Notice
      tone="danger"
      title={t('brands.errorTitle')}
      action={<RetryButton failure={failure} onRetry={() => brands.load()} />}
    >
      {failure.message}
    </Notice>
  );
}
