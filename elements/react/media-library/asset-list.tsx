import { useStore } from '@nanostores/react';
import type { AssetsStore } from '@spotreel/sdk/stores';
import { useTranslator } from '../foundation/translation';
import { Skeleton } from '../skeleton/skeleton';
import type { AssetDialog } from './asset-dialog';
import { AssetTile } from './asset-tile';
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
  const selected = useStore(store.selection.$selected);
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
      <ul className="sr-assets__files sr-list" aria-label={t('assets.files')}>
        {!page && !failure && SKELETONS.map((key) => <SkeletonTile key={key} />)}
        {page?.data.map((media) => (
          <AssetTile
            key={media.id}
            media={media}
            isSelected={selected.has(media.id)}
            dragged={selected.has(media.id) ? [...selected] : [media.id]}
            onSelect={(isRange) => (isRange ? store.selection.selectTo(media.id) : store.selection.toggle(media.id))}
            onDialog={onDialog}
          />
        ))}
      </ul>
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
