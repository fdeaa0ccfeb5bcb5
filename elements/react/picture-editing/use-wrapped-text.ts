import type { Typeset } from '@spotreel/sdk/scene';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { afterInput, toShown, toText, unwrapped, type WrappedText, wrapped } from './soft-breaks';

interface WrappedTextOptions {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  /** Of the project. */
  readonly text: string;
  readonly typeset: Typeset;
  readonly onText: (text: string) => void;
}

/** Keeps the lines of a text area those of the painted text; while the painter is behind, they are as they were. */
export function useWrappedText({ area, text, typeset, onText }: WrappedTextOptions) {
  const shown = useRef<WrappedText>({ shown: text, soft: [] });
  const isComposing = useRef(false);

  const update = useCallback(() => {
    const element = area.current;
    if (!element || isComposing.current || typeset.text !== text) return;
    const next = wrapped(text, typeset.breaks ?? []);
    if (next.shown !== element.value) {
      const [start, end] = [element.selectionStart, element.selectionEnd].map((at) =>
        toShown(next, toText(shown.current, at)),
      );
      element.value = next.shown;
      element.setSelectionRange(start ?? 0, end ?? 0);
    }
    shown.current = next;
  }, [area, text, typeset]);
  useLayoutEffect(update, [update]);

  // the first time all of it is selected
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
