import type { TemplateTextField } from '@spotreel/sdk/contract';
import { Check, RotateCcw } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Button, IconButton } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { useBesidePosition } from './use-beside-position';
import type { FieldText } from './use-field-text';
import type { PictureLayout } from './use-picture-layout';

export interface TextBarProps {
  /** Around the text, which the bar never covers. */
  frame: RefObject<HTMLElement | null>;
  /** px of the overlay. */
  picture: PictureLayout['picture'] | undefined;
  overlay: RefObject<HTMLElement | null>;
  field: Pick<TemplateTextField, 'name' | 'maxLength'>;
  text: Pick<FieldText, 'count' | 'error' | 'isDefault'>;
  onReset: () => void;
  onDone: () => void;
}

/** Beside the text that is written: its length or its error, reset and done. */
export function TextBar({ frame, picture, overlay, field, text, onReset, onDone }: TextBarProps) {
  const t = useTranslator();
  const bar = useRef<HTMLDivElement>(null);
  const { name, maxLength } = field;
  useBesidePosition({ bar, anchor: frame, overlay, picture });
  return (
    <div ref={bar} className="sr-text-bar">
      <span className="sr-text-bar__name">{name}</span>
      {text.error ? (
        <p className="sr-field__error" role="status">
          {text.error}
        </p>
      ) : (
        <span className="sr-field__aside">{t('editor.characters', { count: text.count, max: maxLength })}</span>
      )}
      <IconButton size="sm" label={t('editor.resetField', { name })} disabled={text.isDefault} onClick={onReset}>
        <RotateCcw aria-hidden />
      </IconButton>
      <Button size="sm" variant="primary" icon={<Check aria-hidden />} onClick={onDone}>
        {t('picture.done')}
      </Button>
    </div>
  );
}
