import type { Media } from '@spotreel/sdk/internal/contract';
import { type EditorMediaSource, type Failure, sourceName, type Upload } from '@spotreel/sdk/internal/stores';
import { Suspense, useState } from 'react';
import { Dialog } from '../../controls/dialog/dialog';
import { lazyPart } from '../../controls/lazy-part/lazy-part';
import mediaPreviewCss from '../../controls/media-preview/media-preview.css?inline';
import type { UploadActions } from '../../controls/upload-list/upload-actions';
import { UploadList } from '../../controls/upload-list/upload-list';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import type { PageMediaPlaceProps } from '../stock-panel/page-media-place';
import type { StockPlaceProps } from '../stock-panel/stock-place';
import { MediaGrid } from './media-grid';
import type { MediaKind } from './media-kind';
import mediaPickerCss from './media-picker.css?inline';
import { MediaUpload, UploadButton } from './media-upload';
import { type PickerPlace, PickerPlaces } from './picker-places';

const StockPlace = lazyPart(() =>
  import('../stock-panel/stock-place').then((module) => ({ default: module.StockPlace })),
);

const PageMediaPlace = lazyPart(() =>
  import('../stock-panel/page-media-place').then((module) => ({ default: module.PageMediaPlace })),
);

export interface MediaPickerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  kind: MediaKind;
  /** undefined while loading. */
  own: readonly Media[] | undefined;
  library: readonly Media[] | undefined;
  /** Reason why the lists could not be loaded. */
  failure: Failure | undefined;
  onRetry: () => void;
  uploads: readonly Upload[];
  uploadActions: UploadActions;
  onUpload: (files: readonly File[]) => void;
  onFetchUrl: (url: string) => void;
  /** Images and videos of the page around the editor. Default: there are none. */
  pageSource?: EditorMediaSource | undefined;
  onPick: (media: Media) => void;
}

const TITLES = {
  image: 'editor.choosePicture',
  video: 'editor.chooseVideo',
  lottie: 'animations.choose',
} as const;

const useStyles = lazyStyles([mediaPreviewCss, mediaPickerCss]);

/** Chooses an image, a video or an animation: from the user's uploads, the library with stock, a new upload, or an address. */
export function MediaPicker(props: MediaPickerProps) {
  useStyles();
  const { open, onOpenChange, kind, library, pageSource, uploads, uploadActions, onUpload, onPick } = props;
  const t = useTranslator();
  const [chosen, choose] = useState<PickerPlace>();
  const source = sourceOf(props, chosen);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="lg" closeLabel={t('app.close')} title={t(TITLES[kind])}>
      <div className="sr-media-picker">
        <div className="sr-media-picker__bar">
          <PickerPlaces
            kind={kind}
            source={source}
            pageLabel={pageSource && sourceName(pageSource, t)}
            onChoose={choose}
          />
          {source !== 'own' && <UploadButton kind={kind} onUpload={onUpload} />}
        </div>
        <div className="sr-media-picker__place">
          <UploadList uploads={uploads} actions={uploadActions} />
          {(source === 'own' || (source === 'library' && kind === 'lottie')) && (
            <AccountPlace {...props} source={source} />
          )}
          {kind !== 'lottie' && (
            <>
              {pageSource && (
                <MediaOfPage isShown={source === 'page'} source={pageSource} type={kind} onPick={onPick} />
              )}
              <MediaStock isShown={source === 'library'} type={kind} library={library} onPick={onPick} />
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** Files of the account, and how to add some; or animations of the library. */
function AccountPlace({ source, ...props }: MediaPickerProps & { source: 'own' | 'library' }) {
  const { kind, own, library, failure, onUpload, onFetchUrl, onRetry, onPick } = props;
  const shown = source === 'own' ? own : library;
  return (
    <>
      {source === 'own' && <MediaUpload kind={kind} onUpload={onUpload} onFetchUrl={onFetchUrl} />}
      <MediaGrid
        kind={kind}
        items={shown?.filter((media) => media.type === kind)}
        failure={shown ? undefined : failure}
        onRetry={onRetry}
        onPick={onPick}
      />
    </>
  );
}

/** Chosen source; at first the uploads, or the library if there are none. */
function sourceOf(props: MediaPickerProps, chosen: PickerPlace | undefined): PickerPlace {
  const { kind, own, library, pageSource } = props;
  const isOffered = chosen !== 'page' || (kind !== 'lottie' && pageSource);
  if (chosen && isOffered) return chosen;
  const hasOwn = own?.some((media) => media.type === kind) ?? true;
  const hasLibrary = library?.some((media) => media.type === kind) ?? false;
  return hasOwn || !hasLibrary ? 'own' : 'library';
}

/** Media of the page, loaded when they are shown first. They keep their search while another source is shown. */
function MediaOfPage({ isShown, ...place }: PageMediaPlaceProps & { isShown: boolean }) {
  const [isNeeded, setNeeded] = useState(false);
  if (isShown && !isNeeded) setNeeded(true);
  return (
    <div hidden={!isShown}>
      <Suspense>{isNeeded && <PageMediaPlace key={place.type} {...place} />}</Suspense>
    </div>
  );
}

/** Library and stock, loaded when they are shown first. They keep their search while another source is shown. */
function MediaStock({ isShown, type, ...place }: StockPlaceProps & { isShown: boolean }) {
  const [isNeeded, setNeeded] = useState(false);
  if (isShown && !isNeeded) setNeeded(true);
  return (
    <div hidden={!isShown}>
      <Suspense>{isNeeded && <StockPlace key={type} type={type} {...place} />}</Suspense>
    </div>
  );
}
