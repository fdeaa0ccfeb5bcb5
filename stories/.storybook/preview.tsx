import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { expectToFit } from '../story-account/fits';
import { loadAccount, withAccount } from '../story-account/with-account';
import { look } from './look';
import { withPage } from './with-page';
import './preview.css';

// milliseconds that a story waits for what comes by itself: parts are loaded late, and machines are busy
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  // what a story has typed is not there in the next one
  beforeEach: () => sessionStorage.clear(),
  loaders: [loadAccount],
  afterEach: ({ canvasElement }) => expectToFit(canvasElement.ownerDocument),
  // the outer one last
  decorators: [withAccount, withPage],
  parameters: {
    layout: 'fullscreen',
    // axe finds what is wrong; a list of what is right takes it twice as long
    a11y: { test: 'error', options: { resultTypes: ['violations'], preload: false } },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { theme: look, toc: { headingSelector: 'h2, h3' }, story: { inline: true } },
    viewport: {
      options: {
        phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: {
      storySort: {
        order: [
          'Start',
          ['Welcome', 'Author a template'],
          'Foundations',
          ['Tokens', 'Theming', 'Elements and events'],
          'Controls',
          'Editor',
          'Library',
          'Account',
          'Surveys',
          'Operator',
          'Elements',
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    locale: {
      description: 'Language of the words',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'de', title: 'German' },
          { value: 'fr', title: 'French' },
          { value: 'es', title: 'Spanish' },
          { value: 'pt', title: 'Portuguese' },
          { value: 'ja', title: 'Japanese' },
          { value: 'long', title: 'Long words' },
          { value: 'en-XA', title: 'Pseudo-locale, every text marked' },
          { value: 'ar', title: 'Arabic, right to left' },
          { value: 'mirrored', title: 'English, right to left' },
        ],
      },
    },
  },
  initialGlobals: { theme: 'light', locale: 'en' },
};

export default preview;
