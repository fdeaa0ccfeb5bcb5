import { useStore } from '@nanostores/react';
import type { ReviewUserSource } from '@spotreel/sdk/internal/contract';
import { createReviewSources } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { QuestionDialog } from '../../controls/dialog/question-dialog';
import { Notice } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { momentText } from '../../foundation/text/dates';
import { useTranslator } from '../../foundation/text/translation';
import { AccountPanel } from '../account-screen/account-panel';
import { AddReviewsDialog } from './add-reviews-dialog';
import { useKindName } from './kind-name';

/** Sources of reviews of the account. People add and delete them here. */
export function ReviewsPanel() {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createReviewSources(spotreel));
  const { data: sources, status, failure } = useStore(store.$sources);
  const [isAdding, setAdding] = useState(false);

  useEffect(() => {
    void store.load();
  }, [store]);

  return (
    <AccountPanel title={t('reviews.title')} text={t('reviews.text')}>
      {failure && (
        <Notice tone="danger" action={<RetryButton failure={failure} onRetry={store.load} />}>
          {failure.message}
        </Notice>
      )}
      {!sources && status === 'loading' && <Skeleton shape="line" />}
      {sources?.length === 0 && <p className="sr-account-panel__text">{t('reviews.none')}</p>}
      {sources && sources.length > 0 && <SourceList sources={sources} onDelete={(id) => void store.remove(id)} />}
      <div>
        <Button disabled={!sources} onClick={() => setAdding(true)}>
          {t('reviews.add')}
        </Button>
      </div>
      <AddReviewsDialog open={isAdding} store={store} onClose={() => setAdding(false)} />
    </AccountPanel>
  );
}

interface SourceListProps {
  sources: readonly ReviewUserSource[];
  onDelete: (id: number) => void;
}

function SourceList({ sources, onDelete }: SourceListProps) {
  const t = useTranslator();
  const [asked, setAsked] = useState<ReviewUserSource>();
  return (
    <>
      <ul className="sr-source-list" aria-label={t('reviews.title')}>
        {sources.map((source) => (
          <SourceRow key={source.id} source={source} onDelete={() => setAsked(source)} />
        ))}
      </ul>
      <QuestionDialog
        open={asked !== undefined}
        title={t('reviews.deleteTitle', { name: asked?.name ?? '' })}
        text={t('reviews.deleteText')}
        action={t('reviews.delete')}
        isDangerous
        onConfirm={() => asked && onDelete(asked.id)}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}

function SourceRow({ source, onDelete }: { source: ReviewUserSource; onDelete: () => void }) {
  const t = useTranslator();
  const kindName = useKindName();
  const { name, reviews, refreshedAt, problem, url } = source;
  const facts = [kindName(source.source), t('reviews.count', { count: reviews })];
  return (
    <li className="sr-source-list__row">
      <div className="sr-source-list__text">
        <strong>
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
          ) : (
            name
          )}
        </strong>
        <span>{facts.join(' · ')}</span>
        <span>{t('reviews.updated', { when: momentText(t, refreshedAt) })}</span>
        {problem && <span className="sr-source-list__problem">{problem}</span>}
      </div>
      <Button size="sm" variant="quiet" aria-label={t('reviews.deleteName', { name })} onClick={onDelete}>
        {t('reviews.delete')}
      </Button>
    </li>
  );
}
