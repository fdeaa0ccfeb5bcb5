import { useStore } from '@nanostores/react';
import type { ExternalReview } from '@spotreel/sdk/contract';
import type { FormFields } from '@spotreel/sdk/project';
import { createReviewList, createReviewSources, type ReviewList } from '@spotreel/sdk/stores';
import { useEffect, useState } from 'react';
import { Button } from '../button/button';
import { RetryButton } from '../foundation/retry-button';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { EmptyState, Notice } from '../notice/notice';
import { Skeleton } from '../skeleton/skeleton';
import { ReviewFilters } from './review-filters';
import { ReviewOption } from './review-option';

export interface ReviewPickerProps {
  fields: FormFields;
  onPick: (review: ExternalReview) => void;
}

/** The account's reviews, by source and rating. */
export function ReviewPicker({ fields, onPick }: ReviewPickerProps) {
  const spotreel = useSpotreel();
  const [sources] = useState(() => createReviewSources(spotreel));
  const [list] = useState(() => createReviewList(spotreel));
  const { data: all } = useStore(sources.$sources);

  useEffect(() => {
    void sources.load();
    void list.load();
  }, [sources, list]);

  return (
    <div className="sr-review-picker">
      <ReviewFilters sources={all ?? []} onChange={(filter) => void list.load(filter)} />
      <Reviews list={list} fields={fields} onPick={onPick} />
    </div>
  );
}

function Reviews({ list, fields, onPick }: ReviewPickerProps & { list: ReviewList }) {
  const t = useTranslator();
  const { data, status, failure } = useStore(list.$reviews);
  const hasMore = data !== undefined && data.reviews.length < data.totalResults;
  return (
    <>
      {failure && (
        <Notice tone="danger" action={<RetryButton failure={failure} onRetry={() => list.load()} />}>
          {failure.message}
        </Notice>
      )}
      {data?.problem && <Notice tone="warning">{data.problem}</Notice>}
      {!data && status === 'loading' && <Skeleton shape="line" />}
      {data?.reviews.length === 0 && (
        <EmptyState title={t('reviewPicker.emptyTitle')}>{t('reviewPicker.emptyText')}</EmptyState>
      )}
      {data && data.reviews.length > 0 && (
        <ul className="sr-review-picker__list" aria-label={t('reviewPicker.list')}>
          {data.reviews.map((review) => (
            <ReviewOption key={review.id} review={review} fields={fields} onPick={onPick} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button busy={status === 'loading'} onClick={() => void list.more()}>
          {t('reviewPicker.more')}
        </Button>
      )}
    </>
  );
}
