import type { TemplateTextField } from '@spotreel/sdk/internal/contract';
import { Check, RotateCcw } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button, IconButton } from '../../../controls/button/button';
import { useTranslator } from '../../../foundation/text/translation';
import { besidePosition } from '../popover/beside-position';
import type { PictureLayout } from '../use-picture-layout';
import type { FieldText } from './use-field-text';

export interface TextBarProps {
  /** Around the text, which the bar never covers. */
  frame: RefObject<HTMLElement | null>;
  /** Area of the picture in px of the overlay. */
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

interface BesidePositionOptions {
  readonly bar: RefObject<HTMLElement | null>;
  /** The text, which the bar never covers. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly overlay: RefObject<HTMLElement | null>;
  /** Area of the picture in px of the overlay. */
  readonly picture: PictureLayout['picture'] | undefined;
}

/** Keeps a bar beside the picture where there is room, else beside the text, and hides it where there is no room. */
function useBesidePosition({ bar, anchor, overlay, picture }: BesidePositionOptions): void {
  useLayoutEffect(() => {
    const element = bar.current;
    const text = anchor.current;
    const room = overlay.current;
    if (!element || !text || !room) return;
    const place = () => {
      const within = room.getBoundingClientRect();
      const { left, top, width, height } = text.getBoundingClientRect();
      const own = { left: left - within.left, top: top - within.top, width, height };
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const position = besidePosition(own, size, within, picture);
      element.style.visibility = position ? '' : 'hidden';
      if (position) element.style.translate = `${position.left}px ${position.top}px`;
    };
    const observer = new ResizeObserver(place);
    for (const each of [element, text, room]) observer.observe(each);
    place();
    return () => observer.disconnect();
  }, [bar, anchor, overlay, picture]);
}
