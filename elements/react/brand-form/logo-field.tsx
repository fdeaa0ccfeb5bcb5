import { ImagePlus, Trash2 } from 'lucide-react';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '../button/button';
import { classNames } from '../foundation/class-names';
import { useTranslator } from '../foundation/translation';

export interface LogoFieldProps {
  /** Name of the brand, for the picture's description. */
  name: string;
  image: File | string | null;
  error: string | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

const ACCEPT = 'image/png,image/svg+xml,image/jpeg,image/webp,image/gif,image/avif';

/** The logo on a light ground: drop one, choose one, or take it away. */
export function LogoField({ name, image, error, onChoose, onRemove }: LogoFieldProps) {
  const t = useTranslator();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const preview = usePreview(image);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a drop zone in every browser
    <div
      role="group"
      aria-label={t('brands.logo')}
      className={classNames('sr-logo', isOver && 'sr-logo--over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <div className="sr-logo__ground">
        {preview ? (
          <img src={preview} alt={t('brands.logoOf', { name })} className="sr-logo__picture" />
        ) : (
          <ImagePlus aria-hidden className="sr-logo__empty" />
        )}
      </div>
      <div className="sr-logo__actions">
        <Button size="sm" icon={<ImagePlus aria-hidden />} onClick={() => input.current?.click()}>
          {t(preview ? 'brands.logoReplace' : 'brands.logoChoose')}
        </Button>
        {preview && (
          <IconButton label={t('brands.logoRemove')} size="sm" onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      <p className={error ? 'sr-field__error' : 'sr-field__hint'} role={error ? 'alert' : undefined}>
        {error ?? t('brands.logoHint')}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPT}
        aria-label={t('brands.logoChoose')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) onChoose(file);
          event.currentTarget.value = '';
        }}
      />
    </div>
  );
}

/** An address under which the picture can be shown. */
function usePreview(image: File | string | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!(image instanceof File)) return setUrl(undefined);
    const created = URL.createObjectURL(image);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [image]);
  return typeof image === 'string' ? image : url;
}
