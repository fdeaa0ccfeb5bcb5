import { useEffect, useRef } from 'react';

/** React's `onChange` of a picker comes with every movement; the native `change` comes once, when the picker is done. */
export function useDraggedWell(onDrag: () => () => void) {
  const ref = useRef<HTMLInputElement>(null);
  const finish = useRef<() => void>(undefined);
  useEffect(() => {
    const end = () => {
      finish.current?.();
      finish.current = undefined;
    };
    const well = ref.current;
    well?.addEventListener('change', end);
    return () => {
      well?.removeEventListener('change', end);
      end();
    };
  }, []);
  return {
    ref,
    begin: () => {
      finish.current ??= onDrag();
    },
  };
}
