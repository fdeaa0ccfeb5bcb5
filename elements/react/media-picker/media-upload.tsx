import type { Translator } from '@spotreel/sdk/i18n';
import { Link2, Upload, X } from 'lucide-react';
import { type DragEvent, type FormEvent, useRef, useState } from 'react';
import { Button, IconButton } from '../button/button';
import { TextField } from '../field/text-field';
import { classNames } from '../foundation/class-names';
import { useTranslator } from '../foundation/translation';
import { Notice } from '../notice/notice';
import { Progress } from '../progress/progress';
import type { MediaKind } from './media-kind';

/** One running or failed upload. */
export interface UploadState {
  readonly id: number;
  readonly name: string;
  /** The file has arrived, and the server converts it. */
  readonly isConverting?: boolean;
  /** 0 to 100; undefined while the server works on it. */
  readonly percent: number | undefined;
  readonly failure: string | undefined;
  /** What exactly is wrong with the file, where that is known. */
  readonly reasons?: readonly string[];
}

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

/** Drop zone, file button, address field, and what is on its way. */
export function MediaUpload({ kind, uploads, onUpload, onFetchUrl, onCancel }: MediaUploadProps) {
  const t = useTranslator();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    onUpload([...event.dataTransfer.files]);
  }

  return (
    <div className="sr-upload">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's short cut; the button inside does the same */}
      <div
        className={classNames('sr-upload__zone', isOver && 'sr-upload__zone--over')}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Button variant="primary" icon={<Upload aria-hidden />} onClick={() => input.current?.click()}>
          {t(kind === 'lottie' ? 'animations.upload' : 'editor.uploadPicture')}
        </Button>
        <p className="sr-upload__hint">{t(kind === 'lottie' ? 'animations.uploadHint' : 'editor.uploadHint')}</p>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={ACCEPT[kind]}
          onChange={(event) => {
            onUpload([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
      </div>
      {kind !== 'lottie' && <AddressForm onFetchUrl={onFetchUrl} />}
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} onCancel={() => onCancel(upload.id)} />
      ))}
    </div>
  );
}

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

function stateOf({ isConverting, percent }: UploadState, t: Translator): string {
  if (percent === undefined) return t('editor.processing');
  return t(isConverting ? 'editor.convertingPercent' : 'editor.uploadingPercent', { percent: Math.floor(percent) });
}

function UploadRow({ upload, onCancel }: { upload: UploadState; onCancel: () => void }) {
  const t = useTranslator();
  const close = (
    <IconButton label={t(upload.failure ? 'app.dismiss' : 'app.cancel')} size="sm" onClick={onCancel}>
      <X aria-hidden />
    </IconButton>
  );
  if (upload.failure)
    return (
      <Notice tone="danger" title={upload.name} action={close}>
        {upload.failure}
        {upload.reasons && upload.reasons.length > 0 && (
          <ul className="sr-upload__reasons">
            {upload.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </Notice>
    );
  return (
    <div className="sr-upload__row">
      <div className="sr-upload__file">
        <p className="sr-upload__name">{upload.name}</p>
        <p className="sr-upload__state">{stateOf(upload, t)}</p>
      </div>
      <Progress
        percent={upload.percent}
        label={t(upload.isConverting ? 'editor.converting' : 'editor.uploading', { name: upload.name })}
      />
      {close}
    </div>
  );
}
