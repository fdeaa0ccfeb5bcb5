import { useStore } from '@nanostores/react';
import type { AssetsStore } from '@spotreel/sdk/internal/stores';
import { FolderOpen, Images, SearchX, Upload } from 'lucide-react';
import { Button } from '../../controls/button/button';
import { FileButton } from '../../controls/button/file-button';
import { EmptyState } from '../../controls/notice/notice';
import { useTranslator } from '../../foundation/text/translation';
import { ACCEPTED_FILES } from './accepted-files';

export interface NoAssetsProps {
  store: AssetsStore;
  onUpload: (files: readonly File[]) => void;
}

/** Reason why the list is empty, and the next step. */
export function NoAssets({ store, onUpload }: NoAssetsProps) {
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
  const upload = (
    <FileButton icon={<Upload aria-hidden />} accept={ACCEPTED_FILES} multiple onFiles={onUpload}>
      {t('assets.uploadFiles')}
    </FileButton>
  );
  return (
    <EmptyState
      icon={isTop ? <Images aria-hidden /> : <FolderOpen aria-hidden />}
      title={t(isTop ? 'assets.emptyTitle' : 'assets.emptyFolder')}
      action={upload}
    >
      {t(isTop ? 'assets.emptyText' : 'assets.emptyFolderText')}
    </EmptyState>
  );
}
