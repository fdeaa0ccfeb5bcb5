import { useStore } from '@nanostores/react';
import type { Media } from '@spotreel/sdk/internal/contract';
import type { AssetsStore } from '@spotreel/sdk/internal/stores';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { QuestionDialog } from '../../controls/dialog/question-dialog';
import { lazyPart } from '../../controls/lazy-part/lazy-part';
import { useTranslator } from '../../foundation/text/translation';
import { AssetDetails } from './asset-details';
import type { AssetChange, AssetDialog, AssetMove, AssetNaming } from './asset-dialog';
import { DeleteFolder } from './delete-folder';
import { MoveDialog } from './move-dialog';
import { NameDialog } from './name-dialog';
import { useUses } from './use-uses';

const FocusDialog = lazyPart(() =>
  import('../../editor/focus-point/focus-dialog').then((module) => ({ default: module.FocusDialog })),
);
const ReplaceDialog = lazyPart(() => import('./replace-dialog').then((module) => ({ default: module.ReplaceDialog })));

export interface AssetDialogsProps {
  dialog: AssetDialog | undefined;
  store: AssetsStore;
  projectLink: (projectId: number, label: ReactNode, className: string) => ReactNode;
  onDialog: (dialog: AssetDialog | undefined) => void;
}

/** The dialog that is open. */
export function AssetDialogs({ dialog, store, projectLink, onDialog }: AssetDialogsProps) {
  const close = () => onDialog(undefined);
  switch (dialog?.kind) {
    case 'details':
      return (
        <AssetDetails
          media={dialog.media}
          store={store}
          projectLink={projectLink}
          onDialog={onDialog}
          onClose={close}
        />
      );
    case 'focus':
    case 'replace':
      return <Changes dialog={dialog} store={store} onClose={close} />;
    case 'move':
    case 'move-folder':
      return <Moves dialog={dialog} store={store} onClose={close} />;
    case 'delete':
      return <DeleteFiles store={store} ids={dialog.ids} onClose={close} />;
    case 'delete-folder':
      return <DeleteFolder store={store} folder={dialog.folder} onClose={close} />;
    case 'rename':
    case 'rename-folder':
    case 'new-folder':
      return <Names dialog={dialog} store={store} onClose={close} />;
    default:
      return null;
  }
}

function FocusOfFile({ media, store, onClose }: { media: Media; store: AssetsStore; onClose: () => void }) {
  const [latest, setLatest] = useState<Media>();
  useEffect(() => {
    let isGone = false;
    void store.latest(media).then((found) => isGone || setLatest(found));
    return () => {
      isGone = true;
    };
  }, [media, store]);
  return latest && <FocusDialog media={latest} onSave={(point) => store.moveFocus(latest, point)} onClose={onClose} />;
}

/** Rare enough to be loaded when they open. */
function Changes({ dialog, store, onClose }: { dialog: AssetChange; store: AssetsStore; onClose: () => void }) {
  const { kind, media } = dialog;
  return (
    <Suspense>
      {kind === 'replace' ? (
        <ReplaceDialog store={store} media={media} onClose={onClose} />
      ) : (
        <FocusOfFile media={media} store={store} onClose={onClose} />
      )}
    </Suspense>
  );
}

function Moves({ dialog, store, onClose }: { dialog: AssetMove; store: AssetsStore; onClose: () => void }) {
  const t = useTranslator();
  const { folder: open } = useStore(store.$view);
  if (dialog.kind === 'move') {
    const move = (to: number | null) => void store.move(dialog.ids, to);
    return <MoveDialog store={store} title={t('assets.moveTitle')} from={open} onMove={move} onClose={onClose} />;
  }
  const { id, name, parent } = dialog.folder;
  return (
    <MoveDialog
      store={store}
      title={t('assets.moveFolder', { name })}
      from={parent}
      without={id}
      onMove={(to) => void store.moveFolder(id, to)}
      onClose={onClose}
    />
  );
}

function Names({ dialog, store, onClose }: { dialog: AssetNaming; store: AssetsStore; onClose: () => void }) {
  const t = useTranslator();
  const folderForm = useStore(store.$folderForm);
  const fileForm = useStore(store.$fileForm);
  if (dialog.kind === 'rename') {
    const { id, name } = dialog.media;
    return (
      <NameDialog
        title={t('assets.renameFile')}
        action={t('assets.rename')}
        name={name}
        form={fileForm}
        onName={(wanted) => store.rename(id, wanted)}
        onReset={store.resetFileForm}
        onClose={onClose}
      />
    );
  }
  const folder = dialog.kind === 'rename-folder' ? dialog.folder : undefined;
  return (
    <NameDialog
      title={t(folder ? 'assets.renameFolder' : 'assets.newFolder')}
      action={t(folder ? 'assets.rename' : 'assets.create')}
      name={folder?.name ?? ''}
      form={folderForm}
      onName={(wanted) => (folder ? store.renameFolder(folder.id, wanted) : store.makeFolder(wanted))}
      onReset={store.resetFolderForm}
      onClose={onClose}
    />
  );
}

interface DeleteFilesProps {
  store: AssetsStore;
  ids: readonly number[];
  onClose: () => void;
}

/** Asks before files are deleted, and names what shows a single one. */
function DeleteFiles({ store, ids, onClose }: DeleteFilesProps) {
  const t = useTranslator();
  const [id] = ids;
  const uses = useUses(store, ids.length === 1 ? id : undefined);
  const names = [...(uses?.projects ?? []), ...(uses?.brands ?? [])].map(({ name }) => name);
  const list = new Intl.ListFormat(t.locale, { type: 'conjunction' }).format(names);
  return (
    <QuestionDialog
      open
      title={t('assets.deleteTitle', { count: ids.length })}
      text={t('assets.deleteText', { count: ids.length })}
      action={t('assets.delete')}
      isDangerous
      onConfirm={() => void store.remove(ids)}
      onClose={onClose}
    >
      {names.length > 0 && <p>{t('assets.deleteUsed', { names: list })}</p>}
    </QuestionDialog>
  );
}
