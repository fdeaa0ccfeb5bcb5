/**
 * Every public token and what it is for. The style sheets beside this file declare exactly these names
 * (`tests/sdk/theme/tokens.test.ts` compares them).
 *
 * @example
 * ```ts
 * import { TOKENS } from '@spotreel/sdk/theme';
 *
 * for (const [name, purpose] of Object.entries(TOKENS)) console.log(name, purpose);
 * ```
 */
export const TOKENS = {
  '--spotreel-surface': 'Background of cards, panels and dialogs.',
  '--spotreel-surface-sunken': 'Background of the page behind them.',
  '--spotreel-surface-raised': 'Background of menus, tooltips and secondary buttons.',
  '--spotreel-surface-hover': 'Background under the pointer.',
  '--spotreel-surface-pressed': 'Background of the chosen one of several segments.',
  '--spotreel-surface-selected': 'Background of a selected item.',
  '--spotreel-text': 'Text.',
  '--spotreel-text-muted': 'Hints, facts and icons.',
  '--spotreel-border': 'Lines between parts.',
  '--spotreel-border-strong': 'Edges of controls.',
  '--spotreel-accent': 'Primary buttons, progress, the mark of a selection.',
  '--spotreel-accent-hover': 'A primary button under the pointer.',
  '--spotreel-accent-text': 'Text on the accent.',
  '--spotreel-link': 'Links.',
  '--spotreel-focus': 'Ring around the control that has the focus.',
  '--spotreel-danger': 'Text and icons of errors.',
  '--spotreel-danger-surface': 'Background of errors.',
  '--spotreel-success': 'Text and icons of success.',
  '--spotreel-success-surface': 'Background of success.',
  '--spotreel-warning': 'Text and icons of warnings.',
  '--spotreel-warning-surface': 'Background of warnings.',
  '--spotreel-stage': 'Background around the video in the editor.',
  '--spotreel-skeleton': 'Shapes shown while something loads.',
  '--spotreel-scrim': 'Covers the page behind a dialog.',
  '--spotreel-shadow-sm': 'Shadow of cards.',
  '--spotreel-shadow-md': 'Shadow of menus and tooltips.',
  '--spotreel-shadow-lg': 'Shadow of dialogs.',
  '--spotreel-paper': 'Background of logos, light in both themes.',
  '--spotreel-paper-text': 'Text on that background.',
  '--spotreel-media': 'Background of videos, black in both themes.',
  '--spotreel-media-text': 'Text over videos and pictures.',
  '--spotreel-media-shade': 'Background of that text.',
  '--spotreel-font': 'Font of the interface.',
  '--spotreel-font-mono': 'Font of codes, such as colors in hex.',
  '--spotreel-font-size':
    "What all sizes of text and space follow; a length. Default: the default font size of the reader's browser.",
  '--spotreel-text-xs': 'Font size: badges.',
  '--spotreel-text-sm': 'Font size: labels and hints.',
  '--spotreel-text-md': 'Font size: text.',
  '--spotreel-text-lg': 'Font size: headings of cards.',
  '--spotreel-text-xl': 'Font size: titles of dialogs.',
  '--spotreel-text-2xl': 'Font size: headings of a page.',
  '--spotreel-text-3xl': 'Font size: title of a page.',
  '--spotreel-space-1': 'Space, 4 px.',
  '--spotreel-space-2': 'Space, 8 px.',
  '--spotreel-space-3': 'Space, 12 px.',
  '--spotreel-space-4': 'Space, 16 px.',
  '--spotreel-space-5': 'Space, 24 px.',
  '--spotreel-space-6': 'Space, 32 px.',
  '--spotreel-space-7': 'Space, 48 px.',
  '--spotreel-space-8': 'Space, 64 px.',
  '--spotreel-radius-sm': 'Radius of small controls.',
  '--spotreel-radius-md': 'Radius of controls and pictures.',
  '--spotreel-radius-lg': 'Radius of cards and dialogs.',
  '--spotreel-radius-full': 'Radius of round ends.',
  '--spotreel-motion-fast': 'Duration: a control answers.',
  '--spotreel-motion-medium': 'Duration: something comes in.',
  '--spotreel-ease': 'Easing of every motion.',
  '--spotreel-control-height': 'Height of buttons and inputs.',
  '--spotreel-header-height': 'Height of the bar at the top.',
  '--spotreel-layer-header': '`z-index` of the bar at the top.',
  '--spotreel-layer-dialog': '`z-index` of dialogs and drawers.',
  '--spotreel-layer-menu': '`z-index` of menus.',
  '--spotreel-layer-tooltip': '`z-index` of tooltips.',
  '--spotreel-layer-toast': '`z-index` of toasts.',
} as const satisfies Record<`--spotreel-${string}`, string>;

/** Name of a public token: a custom property that a page may set on an element. */
export type TokenName = keyof typeof TOKENS;
