import { useStore } from '@nanostores/react';
import type { ProductFeed } from '@spotreel/sdk/internal/contract';
import { createProductFeeds } from '@spotreel/sdk/internal/stores';
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
import { AddProductsDialog } from './add-products-dialog';

/** Product feeds of the account. People add and delete them here. */
export function ProductsPanel() {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createProductFeeds(spotreel));
  const { data: feeds, status, failure } = useStore(store.$feeds);
  const [isAdding, setAdding] = useState(false);

  useEffect(() => {
    void store.load();
  }, [store]);

  return (
    <AccountPanel title={t('products.title')} text={t('products.text')}>
      {failure && (
        <Notice tone="danger" action={<RetryButton failure={failure} onRetry={store.load} />}>
          {failure.message}
        </Notice>
      )}
      {!feeds && status === 'loading' && <Skeleton shape="line" />}
      {feeds?.length === 0 && <p className="sr-account-panel__text">{t('products.none')}</p>}
      {feeds && feeds.length > 0 && <FeedList feeds={feeds} onDelete={(id) => void store.remove(id)} />}
      <div>
        <Button disabled={!feeds} onClick={() => setAdding(true)}>
          {t('products.add')}
        </Button>
      </div>
      <AddProductsDialog open={isAdding} store={store} onClose={() => setAdding(false)} />
    </AccountPanel>
  );
}

interface FeedListProps {
  feeds: readonly ProductFeed[];
  onDelete: (id: number) => void;
}

function FeedList({ feeds, onDelete }: FeedListProps) {
  const t = useTranslator();
  const [asked, setAsked] = useState<ProductFeed>();
  return (
    <>
      <ul className="sr-source-list" aria-label={t('products.title')}>
        {feeds.map((feed) => (
          <FeedRow key={feed.id} feed={feed} onDelete={() => setAsked(feed)} />
        ))}
      </ul>
      <QuestionDialog
        open={asked !== undefined}
        title={t('products.deleteTitle', { name: asked?.name ?? '' })}
        text={t('products.deleteText')}
        action={t('products.delete')}
        isDangerous
        onConfirm={() => asked && onDelete(asked.id)}
        onClose={() => setAsked(undefined)}
      />
    </>
  );
}

function FeedRow({ feed, onDelete }: { feed: ProductFeed; onDelete: () => void }) {
  const t = useTranslator();
  const { name, kind, url, products, refreshedAt, problem } = feed;
  return (
    <li className="sr-source-list__row">
      <div className="sr-source-list__text">
        <strong>{name}</strong>
        {url && <span>{url}</span>}
        <span>{`${t(`products.${kind}`)} · ${t('products.count', { count: products })}`}</span>
        <span>{t('products.updated', { when: momentText(t, refreshedAt) })}</span>
        {problem && <span className="sr-source-list__problem">{problem}</span>}
      </div>
      <Button size="sm" variant="quiet" aria-label={t('products.deleteName', { name })} onClick={onDelete}>
        {t('products.delete')}
      </Button>
    </li>
  );
}
