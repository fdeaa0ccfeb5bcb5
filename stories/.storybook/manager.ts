import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Spotreel',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: '#1d4ed8',
    colorSecondary: '#1d4ed8',
    appBg: '#f5f4f1',
    appBorderColor: '#dedbd3',
    appBorderRadius: 10,
    fontBase: '"Inter Variable", Inter, system-ui, sans-serif',
    textColor: '#1a1a17',
    textMutedColor: '#5f5d55',
    barTextColor: '#5f5d55',
    barSelectedColor: '#1d4ed8',
  }),
});
