import { Upload } from 'lucide-react';
import { FileButton } from '../button/file-button';
import { classNames } from '../foundation/class-names';
import { useTranslator } from '../foundation/translation';
import { useFileDrop } from '../foundation/use-file-drop';
import { AddressForm } from './address-form';
import type { MediaKind } from './media-kind';
import { UploadRow, type UploadState } from './upload-row';

export interface MediaUploadProps {
  kind: MediaKind;
  uploads: readonly UploadState[];
  onUpload: (files: readonly File[]) => void;
  onFetchUrl: (url: string) => void;
  onCancel: (id: number) => void;
}

const ACCEPT: Record<MediaKind, string> = {
  image: 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif,.heic,.heif',
  video: 'video/mp4,video/quicktime,video/webm',
  lottie: '.json,.lottie,application/json',
};

/** Drop zone, file button, address field, and the uploads under way. */
export function MediaUpload({ kind, uploads, onUpload, onFetchUrl, onCancel }: MediaUploadProps) {
  const t = useTranslator();
  const { isOver, dropHandlers } = useFileDrop(onUpload);
  const isAnimation = kind === 'lottie';
  return (
    <div className="sr-upload">
      <div className={classNames('sr-upload__zone', isOver && 'sr-upload__zone--over')} {...dropHandlers}>
        <FileButton variant="primary" icon={<Upload aria-hidden />} accept={ACCEPT[kind]} multiple onFiles={onUpload}>
          {t(isAnimation ? 'animations.upload' : 'editor.uploadPicture')}
        </FileButton>
        <p className="sr-upload__hint">{t(isAnimation ? 'animations.uploadHint' : 'editor.uploadHint')}</p>
      </div>
      {!isAnimation && <AddressForm onFetchUrl={onFetchUrl} />}
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} onCancel={() => onCancel(upload.id)} />
      ))}
    </div>
  );
}
