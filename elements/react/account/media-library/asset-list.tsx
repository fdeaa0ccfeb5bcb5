import { useStore } from '@nanostores/react';
import type { AssetsStore } from '@spotreel/sdk/internal/stores';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useTranslator } from '../../foundation/text/translation';
import type { AssetDialog } from './asset-dialog';
import { AssetRows } from './asset-rows';
import { FolderTile } from './folder-tile';

export interface AssetListProps {
  store: AssetsStore;
  onDialog: (dialog: AssetDialog) => void;
}

const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The folders of the open folder, and its files. */
export function AssetList({ store, onDialog }: AssetListProps) {
  const t = useTranslator();
  const { folder, search } = useStore(store.$view);
  const { data: folders = [] } = useStore(store.$folders);
  const { data: page, failure } = useStore(store.$files);
  const shown = search === '' ? folders.filter(({ parent }) => parent === folder) : [];
  return (
    <>
      {shown.length > 0 && (
        <ul className="sr-assets__folders sr-list" aria-label={t('assets.folders')}>
          {shown.map((one) => (
            <FolderTile key={one.id} folder={one} store={store} onDialog={onDialog} />
          ))}
        </ul>
      )}
      {page && page.data.length > 0 && <AssetRows store={store} page={page} onDialog={onDialog} />}
      {!page && !failure && (
        <ul className="sr-assets__files sr-list" aria-label={t('assets.files')}>
          {SKELETONS.map((key) => (
            <SkeletonTile key={key} />
          ))}
        </ul>
      )}
    </>
  );
}

function SkeletonTile() {
  return (
    <li className="sr-asset">
      <Skeleton shape="landscape" />
      <Skeleton shape="line" />
    </li>
  );
}
