import { PackageOpen, Upload } from 'lucide-react';
import { type ChangeEvent, type DragEvent, forwardRef, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { Button } from '../../controls/button/button';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';

export interface DropZoneHandle {
  /** Opens the system's dialog of files. */
  choose(): void;
}

export interface DropZoneProps {
  /** There is a file already: the zone leaves room for its check. */
  isSmall: boolean;
  onFile: (file: File) => void;
}

const ACCEPT = '.spotreel,.zip,.json,application/zip,application/json';

/** Takes a dropped package: a short cut for the mouse. The button does the same. */
export const DropZone = forwardRef(function DropZone({ isSmall, onFile }: DropZoneProps, ref: Ref<DropZoneHandle>) {
  const t = useTranslator();
  const input = useRef<HTMLInputElement>(null);
  const { isOver, handlers } = useFileDrop(onFile);
  useImperativeHandle(ref, () => ({ choose: () => input.current?.click() }), []);

  function take(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.currentTarget.files ?? [];
    // the same file again is a new choice
    event.currentTarget.value = '';
    if (file) onFile(file);
  }

  return (
    <div className={classNames('sr-drop', isSmall && 'sr-drop--small', isOver && 'sr-drop--over')} {...handlers}>
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
      <input ref={input} type="file" hidden accept={ACCEPT} aria-label={t('import.choose')} onChange={take} />
    </div>
  );
});

/** `isOver`: something is dragged over the zone. */
function useFileDrop(onFile: DropZoneProps['onFile']) {
  const [isOver, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
  return { isOver, handlers };
}
