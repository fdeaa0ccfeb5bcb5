import { PackageOpen, Upload } from 'lucide-react';
import { type DragEvent, forwardRef, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../button/button';
import { classNames } from '../foundation/class-names';
import { useTranslator } from '../foundation/translation';

export interface DropZoneHandle {
  /** Opens the system's dialog of files. */
  choose(): void;
}

export interface DropZoneProps {
  /** There is a file already: it gives way to what is said of it. */
  isSmall: boolean;
  onFile: (file: File) => void;
}

const ACCEPT = '.spotreel,.zip,.json,application/zip,application/json';

/** Where a package is dropped, and the button that does the same. */
export const DropZone = forwardRef(function DropZone({ isSmall, onFile }: DropZoneProps, ref: Ref<DropZoneHandle>) {
  const t = useTranslator();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  useImperativeHandle(ref, () => ({ choose: () => input.current?.click() }), []);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is the mouse's short cut; the button inside does the same
    <div
      className={classNames('sr-drop', isSmall && 'sr-drop--small', isOver && 'sr-drop--over')}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {!isSmall && <PackageOpen aria-hidden className="sr-drop__icon" />}
      <div className="sr-drop__words">
        <p className="sr-drop__title">{t('import.drop')}</p>
        <p className="sr-drop__hint">{t('import.dropHint')}</p>
      </div>
      <Button
        variant={isSmall ? 'secondary' : 'primary'}
        icon={<Upload aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t(isSmall ? 'import.chooseOther' : 'import.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPT}
        aria-label={t('import.choose')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
});
