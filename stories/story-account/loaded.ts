import type { StoryLoaded } from './with-account';

/** The library and the account that were loaded before the story. */
export function loadedOf({ loaded }: { readonly loaded: Record<string, unknown> }): StoryLoaded {
  return loaded as unknown as StoryLoaded;
}
