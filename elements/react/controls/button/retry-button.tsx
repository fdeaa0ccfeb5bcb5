import type { Failure } from '@spotreel/sdk/internal/stores';
import { useEffect, useRef } from 'react';
import { recovery } from '../../foundation/recovery';
import { useTranslator } from '../../foundation/text/translation';
import { Button, type ButtonProps } from './button';

/** Props of `RetryButton`: the failure, and a way to try again. */
export interface RetryButtonProps extends Pick<ButtonProps, 'size'> {
  /** Failure. A passing one is retried unasked. */
  failure: Pick<Failure, 'isPassing'> | undefined | null;
  /** Tries again. Also called without a click, for failures that may pass. */
  onRetry: () => unknown;
}

/** Asks again at a press; by itself while the server could not be reached. */
export function RetryButton({ failure, onRetry, size = 'md' }: RetryButtonProps) {
  const t = useTranslator();
  const retry = useRef(onRetry);
  useEffect(() => {
    retry.current = onRetry;
  });
  const isPassing = failure?.isPassing === true;
  useEffect(() => (isPassing ? recovery.add(() => retry.current()) : undefined), [isPassing]);
  return (
    <Button size={size} onClick={() => onRetry()}>
      {t('app.retry')}
    </Button>
  );
}
