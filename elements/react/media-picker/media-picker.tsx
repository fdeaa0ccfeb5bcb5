import type { Media } from '@spotreel/sdk/contract';
import { addMessages, mediaPickerMessages } from '@spotreel/sdk/i18n';
import type { Failure } from '@spotreel/sdk/stores';
import { useState } from 'react';
import { Dialog } from '../dialog/dialog';
import { lazyStyles } from '../foundation/lazy-styles';
import { useTranslator } from '../foundation/translation';
import mediaPreviewCss from '../media-preview/media-preview.css?inline';
import { MediaGrid } from './media-grid';
import type { MediaKind } from './media-kind';
import mediaPickerCss from './media-picker.css?inline';
import { MediaUpload } from './media-upload';
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
  onPick: (media: Media) => void;
}

const TITLES = {
  image: 'editor.choosePicture',
  video: 'editor.chooseVideo',
  lottie: 'animations.choose',
} as const;

const useStyles = lazyStyles([mediaPreviewCss, mediaPickerCss]);

/** Chooses an image, a video or an animation: from the user's uploads, the library, a new upload, or an address. */
export function MediaPicker(props: MediaPickerProps) {
  useStyles();
  const { open, onOpenChange, kind, own, library, onPick } = props;
  const t = useTranslator();
  const [chosen, setSource] = useState<'own' | 'library'>();
  const hasOwn = own?.some((media) => media.type === kind) ?? true;
  const hasLibrary = library?.some((media) => media.type === kind) ?? false;
  const source = chosen ?? (hasOwn || !hasLibrary ? 'own' : 'library');
  const shown = source === 'own' ? own : library;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="lg" closeLabel={t('app.close')} title={t(TITLES[kind])}>
      <div className="sr-media-picker">
        <MediaUpload
          kind={kind}
          uploads={props.uploads}
          onUpload={props.onUpload}
          onFetchUrl={props.onFetchUrl}
          onCancel={props.onCancelUpload}
        />
        <fieldset className="sr-segments">
          <legend className="sr-visually-hidden">{t('editor.pictures')}</legend>
          <button type="button" aria-pressed={source === 'own'} onClick={() => setSource('own')}>
            {t('editor.yourPictures')}
          </button>
          <button type="button" aria-pressed={source === 'library'} onClick={() => setSource('library')}>
            {t('editor.libraryPictures')}
          </button>
        </fieldset>
        <MediaGrid
          kind={kind}
          items={shown?.filter((media) => media.type === kind)}
          failure={shown ? undefined : props.failure}
          onRetry={props.onRetry}
          onPick={onPick}
        />
      </div>
    </Dialog>
  );
}
