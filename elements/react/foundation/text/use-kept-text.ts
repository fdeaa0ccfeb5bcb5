import { keptText } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { useSpotreel } from '../spotreel-context';

/** A text that is being written. It stays when its form closes and when the page is loaded again, until it is set to nothing. */
export function useKeptText(name: string): [text: string, setText: (text: string) => void] {
  const spotreel = useSpotreel();
  const [memory] = useState(() => keptText(spotreel, name));
  const [text, setText] = useState(() => memory.read() ?? '');
  const set = (next: string) => {
    setText(next);
    memory.write(next === '' ? undefined : next);
  };
  return [text, set];
}
