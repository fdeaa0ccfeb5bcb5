import { useStore } from '@nanostores/react';
import type { ExternalReview } from '@spotreel/sdk/internal/contract';
import { excessOf, type FormFields, reviewTexts } from '@spotreel/sdk/internal/project';
import { createReviewList, createReviewSources, type ReviewList } from '@spotreel/sdk/internal/stores';
import { Quote } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { EmptyState, Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { IntegrationsLink } from '../product-picker/integrations-link';
import { ReviewFilters } from './review-filters';

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
      <Reviews list={list} hasSources={all !== undefined && all.length > 0} fields={fields} onPick={onPick} />
    </div>
  );
}

function Reviews({ list, hasSources, fields, onPick }: ReviewPickerProps & { list: ReviewList; hasSources: boolean }) {
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
      {data?.reviews.length === 0 && <NoReviews hasSources={hasSources} />}
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

/** An account with sources has reviews that the filter hides. */
function NoReviews({ hasSources }: { hasSources: boolean }) {
  const t = useTranslator();
  return (
    <EmptyState
      icon={<Quote aria-hidden />}
      title={t(hasSources ? 'reviewPicker.noMatchTitle' : 'reviewPicker.emptyTitle')}
      action={<IntegrationsLink label={t('reviewPicker.add')} />}
    >
      {hasSources && t('reviewPicker.noMatchText')}
    </EmptyState>
  );
}

interface ReviewOptionProps {
  review: ExternalReview;
  fields: FormFields;
  onPick: (review: ExternalReview) => void;
}

/** A review that can be chosen. It says if it is longer than its field. */
function ReviewOption({ review, fields, onPick }: ReviewOptionProps) {
  const t = useTranslator();
  const { text, author, score } = review;
  const facts = [
    author || t('reviewPicker.noAuthor'),
    ...(score === null ? [] : [t('reviewPicker.stars', { score: String(score) })]),
  ];
  const excess = excessOf(fields, reviewTexts(fields, review));
  return (
    <li>
      <button type="button" className="sr-review-option" onClick={() => onPick(review)}>
        <span className="sr-review-option__text">{text}</span>
        <span className="sr-review-option__facts">{facts.join(' · ')}</span>
        {excess > 0 && <span className="sr-review-option__excess">{t('reviewPicker.tooLong', { count: excess })}</span>}
      </button>
    </li>
  );
}
