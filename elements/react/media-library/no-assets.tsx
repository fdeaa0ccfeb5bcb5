import { useStore } from '@nanostores/react';
import type { AssetsStore } from '@spotreel/sdk/stores';
import { FolderOpen, Images, SearchX } from 'lucide-react';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { EmptyState } from '../notice/notice';

/** Why the list is empty. */
export function NoAssets({ store }: { store: AssetsStore }) {
  const t = useTranslator();
  const { folder, search } = useStore(store.$view);
  const { data: page } = useStore(store.$files);
  const { data: folders = [] } = useStore(store.$folders);
  if (page?.totalCount !== 0) return null;
  if (search !== '') {
    const all = <Button onClick={() => void store.open(null)}>{t('assets.showAll')}</Button>;
    return (
      <EmptyState icon={<SearchX aria-hidden />} title={t('assets.noneTitle')} action={all}>
        {t('assets.noneText', { search })}
      </EmptyState>
    );
  }
  if (folders.some(({ parent }) => parent === folder)) return null;
  const isTop = folder === null;
  return (
    <EmptyState
      icon={isTop ? <Images aria-hidden /> : <FolderOpen aria-hidden />}
      title={t(isTop ? 'assets.emptyTitle' : 'assets.emptyFolder')}
    >
      {t(isTop ? 'assets.emptyText' : 'assets.emptyFolderText')}
    </EmptyState>
  );
}
