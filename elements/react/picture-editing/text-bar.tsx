import { Check, RotateCcw } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button, IconButton } from '../button/button';
import { useTranslator } from '../foundation/translation';
import { besidePosition } from './beside-position';
import type { PictureLayout } from './use-picture-layout';

export interface TextBarProps {
  /** Around the text, which it never covers. */
  frame: RefObject<HTMLElement | null>;
  /** px of the overlay: it is beside the picture where there is room, else beside the text. */
  picture: PictureLayout['picture'] | undefined;
  overlay: RefObject<HTMLElement | null>;
  name: string;
  count: number;
  maxLength: number;
  /** In words. */
  error: string | undefined;
  onReset: (() => void) | undefined;
  onDone: () => void;
}

/** Beside the text that is written: how long it is, what is wrong with it, the way back. Hidden where there is no room beside the text. */
export function TextBar({ frame, picture, overlay, name, count, maxLength, error, onReset, onDone }: TextBarProps) {
  const t = useTranslator();
  const bar = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = bar.current;
    const anchor = frame.current;
    const room = overlay.current;
    if (!element || !anchor || !room) return;
    const place = () => {
      const within = room.getBoundingClientRect();
      const { left, top, width, height } = anchor.getBoundingClientRect();
      const own = { left: left - within.left, top: top - within.top, width, height };
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const position = besidePosition(own, size, within, picture);
      element.style.visibility = position ? '' : 'hidden';
      if (position) element.style.translate = `${position.left}px ${position.top}px`;
    };
    const observer = new ResizeObserver(place);
    for (const each of [element, anchor, room]) observer.observe(each);
    place();
    return () => observer.disconnect();
  }, [frame, picture, overlay]);

  return (
    <div ref={bar} className="sr-text-bar">
      <span className="sr-text-bar__name">{name}</span>
      {error ? (
        <p className="sr-field__error" role="status">
          {error}
        </p>
      ) : (
        <span className="sr-field__aside">{t('editor.characters', { count, max: maxLength })}</span>
      )}
      <IconButton size="sm" label={t('editor.resetField', { name })} disabled={!onReset} onClick={onReset}>
        <RotateCcw aria-hidden />
      </IconButton>
      <Button size="sm" variant="primary" icon={<Check aria-hidden />} onClick={onDone}>
        {t('picture.done')}
      </Button>
    </div>
  );
}
