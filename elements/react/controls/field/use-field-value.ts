import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';

type FieldElement = HTMLInputElement | HTMLTextAreaElement;

export interface FieldValueProps<Element extends FieldElement> {
  readonly ref: RefObject<Element | null>;
  readonly defaultValue: string | undefined;
  /** To be called after each change: takes back what was typed unless it has become the value. */
  readonly settle: () => void;
}

/**
 * Keeps a text control at a value as a controlled one would, but writes only a text that is not there already. The
 * control already shows a typed text. React would write value and attribute again, which costs as much per key as
 * rendering the form.
 */
export function useFieldValue<Element extends FieldElement>(
  value: string | number | readonly string[] | undefined,
): FieldValueProps<Element> {
  const ref = useRef<Element>(null);
  const latest = useRef<string>(undefined);
  const text = value === undefined ? undefined : String(value);
  const [defaultValue] = useState(text);
  const write = useCallback(() => {
    const element = ref.current;
    const wanted = latest.current;
    if (element && wanted !== undefined && !isAt(element, wanted)) element.value = wanted;
  }, []);
  useLayoutEffect(() => {
    latest.current = text;
    write();
  }, [text, write]);
  // React renders what a change brings in a microtask of its own, which comes first
  return { ref, defaultValue, settle: useCallback(() => queueMicrotask(write), [write]) };
}

/** '1.' is on the way to '1.5': a number that is the same is left as it was typed. */
function isAt({ type, value }: FieldElement, wanted: string): boolean {
  if (type === 'number' && value !== '' && wanted !== '') return Number(value) === Number(wanted);
  return value === wanted;
}
