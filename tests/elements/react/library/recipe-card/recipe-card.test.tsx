import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RecipeCard } from '../../../../../elements/react/library/recipe-card/recipe-card';
import type { Recipe } from '../../../../../sdk/contract/library/library';

const recipe: Recipe = {
  id: 1,
  slug: 'launch',
  name: 'Launch',
  description: '',
  goals: [],
  moods: [],
  tier: 'free',
  isFavourite: false,
  durationSeconds: 20,
  familyCount: 1,
  templateFamilies: [],
  posters: { landscape: '/poster.webp', portrait: '/tall.webp' },
  previews: { landscape: '/excerpt.webp' },
};

const onToggle = vi.fn();
let root: Root;
let page: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function pointAtCard(prefersLess: boolean, ...events: string[]) {
  vi.stubGlobal('matchMedia', () => ({ matches: prefersLess }));
  const card = (
    <RecipeCard
      recipe={recipe}
      isBusy={false}
      onToggleFavourite={onToggle}
      action={(_, name) => <a href="/1">{name}</a>}
    />
  );
  await act(async () => root.render(card));
  expect(page.querySelector('img[src="/excerpt.webp"]')).toBeNull();
  await act(async () => {
    for (const event of events) page.querySelector('article')?.dispatchEvent(new MouseEvent(event, { bubbles: true }));
    vi.advanceTimersByTime(500);
  });
}

test('a card that is pointed at plays the excerpt of its recipe', async () => {
  await pointAtCard(false, 'pointerover', 'pointermove');
  expect(page.querySelector('img[src="/excerpt.webp"]')).not.toBeNull();
});

test('a card that is scrolled under a pointer at rest does not', async () => {
  await pointAtCard(false, 'pointerover');
  expect(page.querySelector('img[src="/excerpt.webp"]')).toBeNull();
});

test('where motion is to be reduced the poster stays', async () => {
  await pointAtCard(true, 'pointerover', 'pointermove');
  expect(page.querySelector('img[src="/excerpt.webp"]')).toBeNull();
});

test('the star of a card marks its recipe', async () => {
  await pointAtCard(true);
  const star = page.querySelector<HTMLElement>('[aria-label="Add Launch to favorites"]');
  expect(star?.getAttribute('aria-pressed')).toBe('false');
  await act(async () => star?.click());
  expect(onToggle).toHaveBeenCalledExactlyOnceWith(recipe);
});
