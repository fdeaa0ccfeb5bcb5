import { Link2, Upload } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { FileButton } from '../../controls/button/file-button';
import { TextField } from '../../controls/field/text-field';
import { useFileDrop } from '../../foundation/files/use-file-drop';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';
import type { MediaKind } from './media-kind';

export interface MediaUploadProps {
  kind: MediaKind;
  onUpload: (files: readonly File[]) => void;
  onFetchUrl: (url: string) => void;
}

const ACCEPT: Record<MediaKind, string> = {
  image: 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif,.heic,.heif',
  video: 'video/mp4,video/quicktime,video/webm,image/gif,image/webp,image/apng,image/avif',
  lottie: '.json,.lottie,application/json',
};

const HINTS = {
  image: 'editor.uploadHint',
  video: 'editor.videoHint',
  lottie: 'animations.uploadHint',
} as const;

/** Drop zone, file button and address field. */
export function MediaUpload({ kind, onUpload, onFetchUrl }: MediaUploadProps) {
  const t = useTranslator();
  const { isOver, dropHandlers } = useFileDrop(onUpload);
  return (
    <div className="sr-upload">
      <div className={classNames('sr-upload__zone', isOver && 'sr-upload__zone--over')} {...dropHandlers}>
        <UploadButton kind={kind} variant="primary" onUpload={onUpload} />
        <p className="sr-upload__hint">{t(HINTS[kind])}</p>
      </div>
      {kind !== 'lottie' && <AddressForm onFetchUrl={onFetchUrl} />}
    </div>
  );
}

interface UploadButtonProps extends Pick<MediaUploadProps, 'kind' | 'onUpload'> {
  variant?: 'primary' | 'secondary';
}

/** Opens the file dialog of the system. */
export function UploadButton({ kind, variant = 'secondary', onUpload }: UploadButtonProps) {
  const t = useTranslator();
  return (
    <FileButton variant={variant} icon={<Upload aria-hidden />} accept={ACCEPT[kind]} multiple onFiles={onUpload}>
      {t(kind === 'lottie' ? 'animations.upload' : 'editor.uploadPicture')}
    </FileButton>
  );
}

/** Takes the address of a file that the server fetches. */
function AddressForm({ onFetchUrl }: { onFetchUrl: (url: string) => void }) {
  const t = useTranslator();
  const [address, setAddress] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!address.trim()) return;
    onFetchUrl(address.trim());
    setAddress('');
  }

  return (
    <form className="sr-upload__address" onSubmit={submit}>
      <TextField
        label={t('editor.urlLabel')}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <Button type="submit" icon={<Link2 aria-hidden />} disabled={!address.trim()}>
        {t('editor.fetchUrl')}
      </Button>
    </form>
  );
}
