import type { Media } from '@spotreel/sdk/contract';
import { addMessages, mediaPickerMessages } from '@spotreel/sdk/i18n';
import { type EditorMediaSource, type Failure, sourceName } from '@spotreel/sdk/stores';
import { useState } from 'react';
import { Dialog } from '../dialog/dialog';
import { lazyStyles } from '../foundation/lazy-styles';
import { useTranslator } from '../foundation/translation';
import mediaPreviewCss from '../media-preview/media-preview.css?inline';
import { MediaGrid } from './media-grid';
import type { MediaKind } from './media-kind';
import { MediaOfPage } from './media-of-page';
import mediaPickerCss from './media-picker.css?inline';
import { MediaStock } from './media-stock';
import { MediaUpload } from './media-upload';
import { type PickerPlace, PickerPlaces } from './picker-places';
import type { UploadState } from './upload-row';

addMessages(mediaPickerMessages);

export interface MediaPickerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  kind: MediaKind;
  /** undefined while loading. */
  own: readonly Media[] | undefined;
  library: readonly Media[] | undefined;
  /** Why the lists could not be had. */
  failure: Failure | undefined;
  onRetry: () => void;
  uploads: readonly UploadState[];
  onUpload: (files: readonly File[]) => void;
  onFetchUrl: (url: string) => void;
  onCancelUpload: (id: number) => void;
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

/** Chooses an image, a video or an animation: from the user's uploads, the library, stock, a new upload, or an address. */
export function MediaPicker(props: MediaPickerProps) {
  useStyles();
  const { open, onOpenChange, kind, own, library, pageSource, onPick } = props;
  const t = useTranslator();
  const [chosen, choose] = useState<PickerPlace>();
  const source = sourceOf(props, chosen);
  const shown = source === 'own' ? own : library;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="lg" closeLabel={t('app.close')} title={t(TITLES[kind])}>
      <div className="sr-media-picker">
        <PickerPlaces
          kind={kind}
          source={source}
          pageLabel={pageSource && sourceName(pageSource, t)}
          onChoose={choose}
        />
        {(source === 'own' || source === 'library') && <AccountPlace {...props} shown={shown} />}
        {kind !== 'lottie' && (
          <>
            {pageSource && <MediaOfPage isShown={source === 'page'} source={pageSource} type={kind} onPick={onPick} />}
            <MediaStock isShown={source === 'stock'} type={kind} onPick={onPick} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Files of the account or of the library, and how to add some. */
function AccountPlace({ shown, ...props }: MediaPickerProps & { shown: readonly Media[] | undefined }) {
  const { kind, uploads, failure, onUpload, onFetchUrl, onCancelUpload, onRetry, onPick } = props;
  return (
    <>
      <MediaUpload
        kind={kind}
        uploads={uploads}
        onUpload={onUpload}
        onFetchUrl={onFetchUrl}
        onCancel={onCancelUpload}
      />
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

/** What was chosen; at first the uploads, or the library if there are none. */
function sourceOf(props: MediaPickerProps, chosen: PickerPlace | undefined): PickerPlace {
  const { kind, own, library, pageSource } = props;
  const isOffered = (chosen !== 'stock' && chosen !== 'page') || kind !== 'lottie';
  if (chosen && isOffered && (chosen !== 'page' || pageSource)) return chosen;
  const hasOwn = own?.some((media) => media.type === kind) ?? true;
  const hasLibrary = library?.some((media) => media.type === kind) ?? false;
  return hasOwn || !hasLibrary ? 'own' : 'library';
}
