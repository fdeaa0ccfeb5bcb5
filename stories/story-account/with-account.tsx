import { SpotreelProvider } from '@spotreel/elements/react';
import type { Spotreel } from '@spotreel/sdk/internal/stores';
import type { Decorator, Loader } from '@storybook/react-vite';
import { loadLateStyles } from '../../elements/react/embed/provider/styles';
import type { Library } from './library-data';
import { peopleTexts } from './people-texts';
import { storyAccount, storyLibrary } from './story-account';
import type { StoryAnswers } from './story-call';
import type { StoryLocale } from './words';

/** Data of stories in `loaded`. */
export interface StoryLoaded {
  readonly library: Library;
  readonly spotreel: Spotreel;
}

/** Before a story is drawn: its account is signed in. `parameters.answers` replaces single answers of the server. */
export const loadAccount: Loader = async ({ id, globals, parameters }): Promise<StoryLoaded> => {
  const answers = (parameters.answers ?? {}) as StoryAnswers;
  const spotreel = await storyAccount(id, globals.locale as StoryLocale, answers);
  const library = await storyLibrary();
  await loadLateStyles();
  const locale = globals.locale as StoryLocale;
  // props that a story takes from the library are people's words too
  return { library: { ...library, ...inWords(library, locale) }, spotreel };
};

function inWords({ recipes, groups, media, kits, logo }: Library, locale: StoryLocale) {
  return peopleTexts({ recipes, groups, media, kits, logo }, locale);
}

/** Around components; `parameters: { page: 'host' }` is a page that only has custom elements. */
export const withAccount: Decorator = (Story, { loaded, parameters }) => {
  if (parameters.page === 'host') return <Story />;
  return (
    <SpotreelProvider spotreel={(loaded as StoryLoaded).spotreel} root={document}>
      <Story />
    </SpotreelProvider>
  );
};
