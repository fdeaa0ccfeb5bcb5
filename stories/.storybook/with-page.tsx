import type { Decorator } from '@storybook/react-vite';
import { localeOf } from '../story-account/words';

/**
 * Size of a story's page: a part of it, a column of an editor, or all of it. `host`: a page without Spotreel's styles.
 */
export type StoryPage = 'part' | 'column' | 'screen' | 'host';

/** The page around a story: theme, language and direction of the toolbar, on the element where a host sets them. */
export const withPage: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { theme, locale } = globals;
  const page: StoryPage = parameters.page ?? 'part';
  const direction = locale === 'ar' || locale === 'mirrored' ? 'rtl' : 'ltr';
  // a page of documentation shows stories of several looks at once: there each has its own
  const isAlone = viewMode === 'story';
  // before the story is drawn, as in a page that comes so from its server: overlays that are open at once read it
  if (isAlone) {
    const root = document.documentElement;
    root.dataset.theme = theme;
    root.lang = localeOf(locale);
    root.dir = direction;
  }
  if (page === 'host')
    return (
      <main>
        <Story />
      </main>
    );
  const story = (
    <div
      className={`sr-root sr-area story-page story-page--${page} ${isAlone ? 'story-page--alone' : ''}`}
      dir={direction}
    >
      <Story />
    </div>
  );
  return !isAlone && theme === 'dark' ? <div className="sr-dark">{story}</div> : story;
};
