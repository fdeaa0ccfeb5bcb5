import { useState } from 'react';
import { LiveGrid } from './live-grid';

const LOOKS = {
  'As it ships': {},
  Dark: { theme: 'dark' },
  'Tokens of a bakery': { className: 'story-brand' },
  'Tokens and the part card': { className: 'story-brand story-brand--parts' },
} as const;

/** One grid in the looks of the page; a button for each. */
export function LiveTheme() {
  const [chosen, setChosen] = useState<keyof typeof LOOKS>('Tokens of a bakery');
  return (
    <>
      <fieldset className="story-looks sb-unstyled" aria-label="Look">
        {(Object.keys(LOOKS) as (keyof typeof LOOKS)[]).map((look) => (
          <button key={look} type="button" aria-pressed={look === chosen} onClick={() => setChosen(look)}>
            {look}
          </button>
        ))}
      </fieldset>
      <LiveGrid {...LOOKS[chosen]} />
    </>
  );
}
