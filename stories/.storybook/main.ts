import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions } from 'vite';
import { catalogues } from '../../build/words/catalogue.mjs';
import { framePages } from './frame-pages';

/** Packages of this repository are read from their sources; pictures, fonts and workers from the last build. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../*/**/*.mdx', '../*/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // all words at once: the build alone gives each file its own
  previewAnnotations: ['../sdk/i18n/all-english.ts'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  staticDirs: [
    { from: '../../dist/library', to: '/library' },
    { from: '../../dist/library/fonts', to: '/fonts' },
    { from: '../../dist/player', to: '/player' },
    { from: '../../server/help/content/tutorials', to: '/help-files' },
    { from: '../../host-app/public/spotreel.svg', to: '/brand.svg' },
    { from: '../../host-app/public/spotreel.svg', to: '/favicon.svg' },
  ],
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), catalogues(), framePages()],
    resolve: { ...vite.resolve, conditions: ['@spotreel/source', ...defaultClientConditions] },
    // what only a late import names is found too late: the page would be loaded again in the middle of a test
    optimizeDeps: { ...vite.optimizeDeps, include: [...(vite.optimizeDeps?.include ?? []), 'dompurify', 'recharts'] },
  }),
};

export default config;
