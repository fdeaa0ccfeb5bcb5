/** Look of Storybook itself, around the stories and on pages of documentation. */
import { create } from 'storybook/theming';

export const look = create({
  base: 'light',
  brandTitle:
    '<img src="./brand.svg" alt="" width="28" height="28" style="margin-inline-end: 8px; vertical-align: middle">Spotreel',
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
});
