import { ImagePlus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { IconButton } from '../../controls/button/button';
import { FileButton } from '../../controls/button/file-button';
import { useFileDrop } from '../../foundation/files/use-file-drop';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';

/** Sharp on a dense screen, and small in memory. */
const LONGER_SIDE_PX = 640;

export interface LogoFieldProps {
  /** Name of the brand, for the image's description. */
  name: string;
  image: File | string | null;
  error: string | undefined;
  onChoose: (file: File) => void;
  onRemove: () => void;
}

const ACCEPT = 'image/png,image/svg+xml,image/jpeg,image/webp,image/gif,image/avif';

/** The logo on a light surface. People drop a file, choose one or remove the logo. */
export function LogoField({ name, image, error, onChoose, onRemove }: LogoFieldProps) {
  const t = useTranslator();
  const { isOver, dropHandlers } = useFileDrop(chooseFirst);

  function chooseFirst([file]: readonly File[]) {
    if (file) onChoose(file);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a drop zone in every browser
    <div
      role="group"
      aria-label={t('brands.logo')}
      className={classNames('sr-logo', isOver && 'sr-logo--over')}
      {...dropHandlers}
    >
      <div className="sr-logo__ground">
        {image === null ? (
          <ImagePlus aria-hidden className="sr-logo__empty" />
        ) : (
          <Picture image={image} label={t('brands.logoOf', { name })} />
        )}
      </div>
      <div className="sr-logo__actions">
        <FileButton size="sm" icon={<ImagePlus aria-hidden />} accept={ACCEPT} onFiles={chooseFirst}>
          {t(image ? 'brands.logoReplace' : 'brands.logoChoose')}
        </FileButton>
        {image !== null && (
          <IconButton label={t('brands.logoRemove')} size="sm" onClick={onRemove}>
            <Trash2 aria-hidden />
          </IconButton>
        )}
      </div>
      <p className={error ? 'sr-field__error' : 'sr-field__hint'} role={error ? 'alert' : undefined}>
        {error ?? t('brands.logoHint')}
      </p>
    </div>
  );
}

function Picture({ image, label }: { image: File | string; label: string }) {
  const className = 'sr-logo__picture';
  return typeof image === 'string' ? (
    <img src={image} alt={label} className={className} />
  ) : (
    <FilePicture file={image} label={label} className={className} />
  );
}

interface FilePictureProps {
  /** A file that the browser can decode, but not an SVG. */
  file: File;
  label: string;
  className: string;
}

/** A picture that is not stored yet. It is drawn, so that the page's policy needs no `img-src blob:`. */
function FilePicture({ file, label, className }: FilePictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    void createImageBitmap(file).then((bitmap) => {
      if (canvas.current && !isGone) draw(canvas.current, bitmap);
      bitmap.close();
    });
    return () => {
      isGone = true;
    };
  }, [file]);
  return <canvas ref={canvas} role="img" aria-label={label} className={className} />;
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  const scale = Math.min(1, LONGER_SIDE_PX / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}
