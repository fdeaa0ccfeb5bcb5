import { useStore } from '@nanostores/react';
import { type AssetsStore, createAssets } from '@spotreel/sdk/internal/stores';
import { FolderInput, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { RetryButton } from '../../controls/button/retry-button';
import { lazyPart } from '../../controls/lazy-part/lazy-part';
import mediaPreview from '../../controls/media-preview/media-preview.css?inline';
import { Notice } from '../../controls/notice/notice';
import { UploadList } from '../../controls/upload-list/upload-list';
import { useUploadWarning } from '../../controls/upload-list/use-upload-warning';
import waveformCss from '../../controls/waveform/waveform.css?inline';
import { useFileDrop } from '../../foundation/files/use-file-drop';
import { useSpotreel } from '../../foundation/spotreel-context';
import { classNames } from '../../foundation/styles/class-names';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { useLatest } from '../../foundation/use-latest';
import { useAccountScreen } from '../account-screen/account-screen';
import type { AssetDialog } from './asset-dialog';
import { AssetDialogs } from './asset-dialogs';
import { AssetHead } from './asset-head';
import { AssetList } from './asset-list';
import { chosenFiles, droppedFiles } from './dropped-files';
import mediaLibrary from './media-library.css?inline';
import { NoAssets } from './no-assets';

const useStyles = lazyStyles([mediaPreview, waveformCss, mediaLibrary]);

/** Links from the assets library to other pages of the host. */
export interface MediaLibraryProps {
  /** The link to the editor of a project that shows a file. */
  projectLink: (projectId: number, label: ReactNode, className: string) => ReactNode;
  /** The open folder, where the host keeps it, for example in the address; null: none. Default: the library keeps it. */
  folder?: number | null;
  /** Another folder was opened, or closed for the one above it. */
  onFolder?: (folder: number | null) => void;
}

/** The assets library: folders and files of the account, with uploads, search, and all that can be done with them. */
export function MediaLibrary({ projectLink, folder, onFolder }: MediaLibraryProps) {
  useAccountScreen();
  useStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [store] = useState(() => createAssets(spotreel, folder));
  const [dialog, setDialog] = useState<AssetDialog>();
  const files = useStore(store.$files);
  const hasMore = useStore(store.$hasMore);
  const uploads = useStore(store.uploads.$uploads);
  const upload = (chosen: readonly File[]) => void store.upload(chosenFiles(chosen));
  const { isOver, dropHandlers } = useFileDrop(
    (_files, data) => void droppedFiles(data).then(store.upload, store.reportUnreadable),
  );

  useFolderOfHost(store, folder, onFolder);
  useUploadWarning();
  return (
    <section
      className={classNames('sr-library sr-assets', isOver && 'sr-assets--over')}
      aria-label={t('assets.title')}
      aria-busy={files.status === 'loading'}
      {...dropHandlers}
      onPaste={({ clipboardData }) => upload([...clipboardData.files])}
      onKeyDown={(event) => runKey(event, store, setDialog)}
    >
      <AssetHead store={store} onUpload={upload} onDialog={setDialog} />
      <UploadList uploads={uploads} actions={store.uploads} />
      <AssetsFailure store={store} />
      <AssetList store={store} onDialog={setDialog} />
      <NoAssets store={store} onUpload={upload} />
      {hasMore && <Button onClick={() => void store.loadMore()}>{t('assets.more')}</Button>}
      <SelectionBar store={store} onDialog={setDialog} />
      <AssetDialogs dialog={dialog} store={store} projectLink={projectLink} onDialog={setDialog} />
      <AssetStock isOpen={dialog?.kind === 'stock'} store={store} onClose={() => setDialog(undefined)} />
    </section>
  );
}

/** Loads the library. The host and the library have the same folder open: the one that changed last counts. */
function useFolderOfHost(
  store: AssetsStore,
  folder: MediaLibraryProps['folder'],
  onFolder: MediaLibraryProps['onFolder'],
) {
  const open = useStore(store.$view).folder;
  const report = useLatest((opened: number | null) => onFolder?.(opened));

  useEffect(() => {
    void store.load();
    return store.dispose;
  }, [store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the host's folder opens it
  useEffect(() => {
    if (folder !== undefined && folder !== open) void store.open(folder);
  }, [store, folder]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the library's folder is reported
  useEffect(() => {
    if (folder !== undefined && folder !== open) report(open);
  }, [open]);
}

function AssetsFailure({ store }: { store: AssetsStore }) {
  const t = useTranslator();
  const files = useStore(store.$files);
  const folders = useStore(store.$folders);
  const failure = files.failure ?? folders.failure;
  if (!failure) return null;
  return (
    <Notice
      tone="danger"
      title={t('assets.errorTitle')}
      action={<RetryButton failure={failure} onRetry={store.load} />}
    >
      {failure.message}
    </Notice>
  );
}

/** Delete, Escape, and Ctrl or Cmd with A, outside of fields and dialogs. */
function runKey(event: KeyboardEvent, { selection }: AssetsStore, onDialog: (dialog: AssetDialog) => void): void {
  const { key, ctrlKey, metaKey, target } = event;
  if (
    target instanceof HTMLElement &&
    target.closest('input[type="search"], [role="dialog"], [role="alertdialog"], select')
  )
    return;
  const selected = [...selection.$selected.get()];
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'a') {
    event.preventDefault();
    selection.selectAll();
  } else if (key === 'Escape') selection.clear();
  else if (key === 'Delete' && selected.length > 0) onDialog({ kind: 'delete', ids: selected });
}

const StockDialog = lazyPart(() =>
  import('../../editor/stock-panel/stock-dialog').then((module) => ({ default: module.StockDialog })),
);

interface AssetStockProps {
  isOpen: boolean;
  store: AssetsStore;
  onClose: () => void;
}

/** Copies stock into the open folder. It stays after its dialog has closed: videos may still be converting. */
function AssetStock({ isOpen, store, onClose }: AssetStockProps) {
  const { folder } = useStore(store.$view);
  const [isNeeded, setNeeded] = useState(false);
  if (isOpen && !isNeeded) setNeeded(true);
  return (
    <Suspense>
      {isNeeded && <StockDialog open={isOpen} folder={folder} onCopied={store.showAdded} onClose={onClose} />}
    </Suspense>
  );
}

interface SelectionBarProps {
  store: AssetsStore;
  onDialog: (dialog: AssetDialog) => void;
}

/** Number of selected files, and the actions for them. */
function SelectionBar({ store, onDialog }: SelectionBarProps) {
  const t = useTranslator();
  const ids = [...useStore(store.selection.$selected)];
  if (ids.length === 0) return null;
  return (
    <div className="sr-assets__selection">
      <strong role="status">{t('assets.selected', { count: ids.length })}</strong>
      <Button size="sm" icon={<FolderInput aria-hidden />} onClick={() => onDialog({ kind: 'move', ids })}>
        {t('assets.move')}
      </Button>
      <Button size="sm" icon={<Trash2 aria-hidden />} onClick={() => onDialog({ kind: 'delete', ids })}>
        {t('assets.delete')}
      </Button>
      <Button size="sm" variant="quiet" onClick={store.selection.selectAll}>
        {t('assets.selectAll')}
      </Button>
      <Button size="sm" variant="quiet" onClick={store.selection.clear}>
        {t('assets.clear')}
      </Button>
    </div>
  );
}
