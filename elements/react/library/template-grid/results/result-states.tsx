import type { Failure, LibraryQuery } from '@spotreel/sdk/internal/stores';
import { RetryButton } from '../../../controls/button/retry-button';
import { Notice } from '../../../controls/notice/notice';
import { Slot } from '../../../foundation/page/slot';
import { useTranslator } from '../../../foundation/text/translation';
import type { CardShape } from '../card-shape';
import { showWidth } from './first-cards';
import { SkeletonCard } from './skeleton-card';

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export interface ResultCountProps {
  tab: LibraryQuery['tab'];
  /** Undefined: not known yet. */
  count: number | undefined;
}

/** Number of items. It is visible if there is one, and announced always. */
export function ResultCount({ tab, count }: ResultCountProps) {
  const t = useTranslator();
  return (
    <p className={count ? 'sr-grid__count' : 'sr-visually-hidden'} role="status">
      {count !== undefined && t(tab === 'recipes' ? 'library.resultCount' : 'library.templateCount', { count })}
    </p>
  );
}

/** Reason why the list could not be loaded, with a button to try again. */
export function LoadFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const t = useTranslator();
  return (
    <Slot name="error">
      <Notice
        tone="danger"
        title={t('library.errorTitle')}
        action={<RetryButton failure={failure} onRetry={onRetry} />}
      >
        {failure.message}
      </Notice>
    </Slot>
  );
}

/** Shown until the first page has come. */
export function SkeletonCards({ shape }: { shape: CardShape }) {
  return (
    <Slot name="loading">
      <div className="sr-first-cards" ref={(node) => showWidth(node, shape)}>
        {SKELETONS.map((key) => (
          <SkeletonCard key={key} ratio={shape.ratio} words={shape.words} />
        ))}
      </div>
    </Slot>
  );
}
