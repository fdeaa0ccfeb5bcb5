import { useStore } from '@nanostores/react';
import type { AssetsStore, AssetView } from '@spotreel/sdk/internal/stores';
import { ChevronRight, FolderPlus, FolderUp, ImagePlus, Upload } from 'lucide-react';
import { Button } from '../../controls/button/button';
import { FileButton } from '../../controls/button/file-button';
import { SelectField } from '../../controls/field/select-field';
import { useTranslator } from '../../foundation/text/translation';
import { SearchForm } from '../account-screen/search-form';
import { ACCEPTED_FILES } from './accepted-files';
import type { AssetDialog } from './asset-dialog';
import { folderDrop } from './dragged-files';
import { pathTo } from './folder-path';

export interface AssetHeadProps {
  store: AssetsStore;
  onUpload: (files: readonly File[]) => void;
  onDialog: (dialog: AssetDialog) => void;
}

const SORTS = ['newest', 'oldest', 'name', 'size'] as const satisfies readonly AssetView['sort'][];

/** Title, buttons, search, order, and the way to the folder that is open. */
export function AssetHead({ store, onUpload, onDialog }: AssetHeadProps) {
  const t = useTranslator();
  const { search, sort } = useStore(store.$view);
  return (
    <>
      <header className="sr-assets__head">
        <div>
          <h1 className="sr-page__title">{t('assets.title')}</h1>
          <p className="sr-page__text">{t('assets.text')}</p>
        </div>
        <AddButtons onUpload={onUpload} onDialog={onDialog} />
      </header>
      <div className="sr-assets__bar">
        <SearchForm key={search} label={t('assets.search')} onSearch={(text) => void store.search(text)} />
        <SelectField
          label={t('assets.sort')}
          value={sort}
          options={SORTS.map((value) => ({ value, label: t(`assets.${value}`) }))}
          onChange={(value) => void store.sortBy(value)}
        />
      </div>
      <FolderPath store={store} />
    </>
  );
}

/** Ways to add something. */
function AddButtons({ onUpload, onDialog }: Omit<AssetHeadProps, 'store'>) {
  const t = useTranslator();
  return (
    <div className="sr-assets__buttons">
      <Button icon={<FolderPlus aria-hidden />} onClick={() => onDialog({ kind: 'new-folder' })}>
        {t('assets.newFolder')}
      </Button>
      <Button icon={<ImagePlus aria-hidden />} onClick={() => onDialog({ kind: 'stock' })}>
        {t('assets.stock')}
      </Button>
      <FileButton icon={<FolderUp aria-hidden />} accept={ACCEPTED_FILES} folder onFiles={onUpload}>
        {t('assets.uploadFolder')}
      </FileButton>
      <FileButton variant="primary" icon={<Upload aria-hidden />} accept={ACCEPTED_FILES} multiple onFiles={onUpload}>
        {t('assets.upload')}
      </FileButton>
    </div>
  );
}

/** Files and folders can be dropped on each part. */
function FolderPath({ store }: { store: AssetsStore }) {
  const t = useTranslator();
  const { folder, search } = useStore(store.$view);
  const { data: folders = [] } = useStore(store.$folders);
  if (folder === null || search !== '') return null;
  const path = pathTo(folders, folder);
  return (
    <nav aria-label={t('assets.path')}>
      <ol className="sr-assets__path sr-list">
        {[{ id: null, name: t('assets.all') }, ...path].map(({ id, name }) => (
          <li key={id} {...folderDrop(store, id)}>
            <Button
              variant="quiet"
              size="sm"
              aria-current={id === folder ? 'page' : undefined}
              onClick={() => void store.open(id)}
            >
              <bdi>{name}</bdi>
            </Button>
            {id !== folder && <ChevronRight aria-hidden />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
