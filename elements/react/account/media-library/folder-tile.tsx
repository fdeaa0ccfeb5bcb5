import type { MediaFolder } from '@spotreel/sdk/internal/contract';
import type { AssetsStore } from '@spotreel/sdk/internal/stores';
import { Folder, FolderInput, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '../../controls/button/button';
import { Menu } from '../../controls/menu/menu';
import { useTranslator } from '../../foundation/text/translation';
import type { AssetDialog } from './asset-dialog';
import { dragFolder, folderDrop } from './dragged-files';

export interface FolderTileProps {
  folder: MediaFolder;
  store: AssetsStore;
  onDialog: (dialog: AssetDialog) => void;
}

/** A folder: opens on a click, takes files and folders that are dropped on it, and can be dragged into another one. */
export function FolderTile({ folder, store, onDialog }: FolderTileProps) {
  const t = useTranslator();
  const { id, name, files, folders } = folder;
  const content = [
    t('assets.fileCount', { count: files }),
    ...(folders > 0 ? [t('assets.folderCount', { count: folders })] : []),
  ];
  return (
    <li className="sr-asset-folder" draggable onDragStart={(event) => dragFolder(event, id)} {...folderDrop(store, id)}>
      <button type="button" className="sr-asset-folder__open" onClick={() => void store.open(id)}>
        <Folder aria-hidden />
        <span className="sr-asset-folder__text">
          <strong>{name}</strong>
          <span>{content.join(' · ')}</span>
        </span>
      </button>
      <FolderMenu folder={folder} onDialog={onDialog} />
    </li>
  );
}

function FolderMenu({ folder, onDialog }: Pick<FolderTileProps, 'folder' | 'onDialog'>) {
  const t = useTranslator();
  const label = t('assets.actions', { name: folder.name });
  const rename = {
    value: 'rename',
    label: t('assets.rename'),
    icon: <Pencil aria-hidden />,
    onSelect: () => onDialog({ kind: 'rename-folder', folder }),
  };
  const move = {
    value: 'move',
    label: t('assets.move'),
    icon: <FolderInput aria-hidden />,
    onSelect: () => onDialog({ kind: 'move-folder', folder }),
  };
  const remove = {
    value: 'delete',
    label: t('assets.delete'),
    icon: <Trash2 aria-hidden />,
    danger: true,
    onSelect: () => onDialog({ kind: 'delete-folder', folder }),
  };
  const trigger = (
    <IconButton label={label} size="sm">
      <MoreHorizontal aria-hidden />
    </IconButton>
  );
  return <Menu label={label} trigger={trigger} items={[rename, move, remove]} />;
}
