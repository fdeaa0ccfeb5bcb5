/** Descriptions of the elements for `custom-elements.json`, which code editors and documentation tools read. */
import { TOKENS } from '@spotreel/sdk/theme';
import type { NoMethods } from '../bridge/element-definition';
import type { MediaLibraryElementEvents, MediaLibraryElementProps } from '../definitions/media-library-element';
import type { TemplateGridElementEvents, TemplateGridElementProps } from '../definitions/template-grid-element';

export interface EventWords {
  /** Type of `detail`. */
  readonly detail: string;
  readonly description: string;
}

export interface MethodWords {
  /** Parameters and result, as in TypeScript: `(scene: number): Promise<void>`. */
  readonly type: string;
  readonly description: string;
}

/** The type requires a description of each prop, event and method in the table. */
export interface ElementWords<Props extends object, Details extends object, Methods extends object = NoMethods> {
  readonly description: string;
  readonly props: { readonly [Name in keyof Props & string]-?: readonly [type: string, description: string] };
  readonly events: { readonly [Name in keyof Details & string]: EventWords };
  readonly methods: { readonly [Name in keyof Methods & string]: MethodWords };
  readonly slots: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
  /** Custom properties that a page may set on the element. */
  readonly tokens: Readonly<Record<string, string>>;
}

export const accountPropWords = {
  apiBase: ['string', 'URL of the server, without `/api`. Default: the origin of the page.'],
  locale: [
    'string',
    'Language, like `de` or `pt-BR`. Default: the language of the page (`<html lang>`), else English.',
  ],
  workerUrl: ['string', 'URL of `scene-worker.js`. Default: the folder of the elements.'],
  fontsUrl: ['string', 'URL of the fonts folder. Default: next to the elements.'],
  theme: ["'light' | 'dark'", 'Default: the theme of the system.'],
  getAccessToken: [
    '(request: { reason: string; signal: AbortSignal }) => string | null | Promise<string | null>',
    'For pages that manage the session. Without it, the element shows a login form.',
  ],
  messages: ['Record<string, string>', 'Texts that replace those of the message catalogue, by key.'],
  spotreel: ['Spotreel', 'A client from `createSpotreel` that several elements share.'],
} as const;

export const accountEventWords = {
  'auth-required': {
    detail: '{ reason: string }',
    description:
      'The element needs a login. Cancel the event to log in yourself; the element then shows no login form.',
  },
  error: {
    detail: '{ code: string; message: string }',
    description: 'The element does not load or fails. `code` is stable, `message` is for people.',
  },
} as const;

export const LOADING = 'Shown while loading. Default: a skeleton.';

export const mediaLibraryWords: ElementWords<MediaLibraryElementProps, MediaLibraryElementEvents> = {
  description: 'The assets library: folders and files of the user, with uploads.',
  props: {
    ...accountPropWords,
    projectUrl: ['string', 'URL of a project on your site, with `{id}`. Videos that use a file then have links.'],
  },
  events: accountEventWords,
  methods: {},
  slots: { loading: LOADING, error: 'Shown when the element fails.' },
  parts: {},
  tokens: TOKENS,
};

export const templateGridWords: ElementWords<TemplateGridElementProps, TemplateGridElementEvents> = {
  description: 'The library of recipes and animations, which also creates projects from them.',
  props: {
    ...accountPropWords,
    heading: ['string', 'Default: the heading of the message catalogue.'],
    query: [
      'string',
      'Query parameters of the library page, such as `tab=animations&orientation=square`: `tab`, `sort`, `orientation`, `favourite`, `search`, `page`, `categories`, `objective`, `mood` and `show-premium`. Default: all recipes.',
    ],
    upgradeUrl: [
      'string',
      'Link for ‘Upgrade Your Plan’, which premium templates show. Default: the plans page of the server.',
    ],
  },
  events: {
    ...accountEventWords,
    'query-changed': {
      detail: '{ query: string }',
      description: 'The user changed the tab, search or filters. Your page can keep the query in its URL.',
    },
    'project-created': {
      detail: '{ projectId: number }',
      description: 'The user created a project. Open it in a `<project-editor>`.',
    },
    'before-open': {
      detail: '{ templateId: number } | { recipeId: number }',
      description: 'The user selected a card. Cancel the event to show the recipe or template yourself.',
    },
    'before-create': {
      detail: '{ templateId: number } | { recipeId: number; templateFamilyId: number; ratio: Ratio }',
      description: 'The element is about to create a project. Cancel the event to create it yourself.',
    },
  },
  methods: {},
  slots: {
    header: 'Replaces the heading.',
    loading: LOADING,
    empty: 'Shown when there are no results.',
    error: 'Shown when the library does not load, or the element fails.',
  },
  parts: {
    header: 'Heading and text.',
    tabs: 'Recipes and animations.',
    search: 'The search field.',
    filters: 'Goals, categories and other filters.',
    results: 'The cards.',
    card: 'One card.',
  },
  tokens: TOKENS,
};
