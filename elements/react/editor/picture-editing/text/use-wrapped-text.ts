import type { Typeset } from '@spotreel/sdk/internal/scene';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { afterInput, toShown, toText, unwrapped, type WrappedText, wrapped } from './soft-breaks';

interface WrappedTextOptions {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** As in the project. */
  readonly text: string;
  readonly typeset: Typeset;
  readonly onText: (text: string) => void;
}

/** Breaks the lines of a text area where the painted text breaks. Until the painter has set the newest text, they stay. */
export function useWrappedText({ area, text, typeset, onText }: WrappedTextOptions) {
  const shown = useRef<WrappedText>({ shown: text, soft: [] });
  const isComposing = useRef(false);

  const update = useCallback(() => {
    const element = area.current;
    if (!element || isComposing.current || typeset.text !== text) return;
    const next = wrapped(text, typeset.breaks ?? []);
    if (next.shown !== element.value) replaceShown(element, shown.current, next);
    shown.current = next;
  }, [area, text, typeset]);
  useLayoutEffect(update, [update]);

  // the whole text is selected at the start
  useEffect(() => {
    const element = area.current;
    element?.focus({ preventScroll: true });
    element?.select();
  }, [area]);

  return {
    onInput() {
      const element = area.current;
      if (!element) return;
      shown.current = afterInput(shown.current, element.value);
      onText(unwrapped(shown.current));
    },
    onCompositionStart() {
      isComposing.current = true;
    },
    onCompositionEnd() {
      isComposing.current = false;
      update();
    },
  };
}

/** The selection stays on the same letters. */
function replaceShown(element: HTMLTextAreaElement, before: WrappedText, next: WrappedText): void {
  const start = toShown(next, toText(before, element.selectionStart));
  const end = toShown(next, toText(before, element.selectionEnd));
  element.value = next.shown;
  element.setSelectionRange(start, end);
}
