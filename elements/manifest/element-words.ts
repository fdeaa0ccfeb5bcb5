/** What the elements are, in words: for `custom-elements.json`, which editors and documentation tools read. */
import type { ElementDefinition } from '../bridge/element-definition';
import type {
  ProjectEditorElementEvents,
  ProjectEditorElementProps,
  TemplateGridElementEvents,
  TemplateGridElementProps,
} from '../elements';

export interface EventWords {
  /** Type of `detail`. */
  readonly detail: string;
  readonly description: string;
}

/** The compiler holds it to the table: no prop and no event without words. */
export interface ElementWords<Props extends object, Details extends object> {
  readonly description: string;
  readonly props: { readonly [Name in keyof Props & string]-?: readonly [type: string, description: string] };
  readonly events: { readonly [Name in keyof Details & string]: EventWords };
  readonly slots: Readonly<Record<string, string>>;
  readonly parts: Readonly<Record<string, string>>;
}

export type WordsOf<Definition> =
  Definition extends ElementDefinition<infer Props, infer Details> ? ElementWords<Props, Details> : never;

const accountProps = {
  apiBase: ['string', 'Address of the server, without `/api`. Default: the page’s own origin.'],
  locale: ['string', 'Language tag of numbers and dates. Default: the browser’s.'],
  workerUrl: ['string', 'Address of `scene-worker.js`. Default: beside the elements.'],
  fontsUrl: ['string', 'Address of the fonts’ folder. Default: beside the elements.'],
  theme: ["'light' | 'dark'", 'Default: as the system.'],
  getAccessToken: [
    '(request: { reason: string; signal: AbortSignal }) => string | null | Promise<string | null>',
    'For pages that own the session. Without it the element signs in by itself.',
  ],
  messages: ['Record<string, string>', 'Words of the catalogue to replace, by key.'],
  spotreel: ['Spotreel', 'An account to share between elements, made by `createSpotreel`.'],
} as const;

const accountEvents = {
  'auth-required': {
    detail: '{ reason: string }',
    description: 'Nobody is signed in. Cancel it when the page sees to that: no sign-in form is shown then.',
  },
} as const;

const LOADING = 'While nothing can be shown yet. Default: a skeleton.';

export const projectEditorWords: ElementWords<ProjectEditorElementProps, ProjectEditorElementEvents> = {
  description: 'The editor of one project, from loading it to its finished video.',
  props: {
    ...accountProps,
    projectId: ['number', 'Nothing is loaded before it is set.'],
    upgradeUrl: [
      'string',
      'Where ‘Upgrade Your Plan’ leads. Default: the plans page of the server; without one it is not offered.',
    ],
    projectUrl: [
      'string',
      'Address of a project on the page’s site, with `{id}`: what ‘Copy link’ copies, and where a copy of the video is opened.',
    ],
    backButton: ['boolean', 'A way back in the bar, which fires `back`. Default: none.'],
    shortcuts: [
      'boolean',
      'The editor’s keys, inside the element alone. Default off; undo and redo work inside in any case.',
    ],
  },
  events: {
    ...accountEvents,
    'project-saved': { detail: '{ projectId: number }', description: 'Edits have reached the server.' },
    'project-rendered': {
      detail: '{ projectId: number; renderId: number; downloadUrl: string | null }',
      description: 'A render that was begun, or followed, here is finished. The address is signed and runs out.',
    },
    'before-render': {
      detail: '{ projectId: number }',
      description: '‘Render’ was pressed. Cancel it, and nothing is rendered.',
    },
    'before-preview': {
      detail: '{ projectId: number }',
      description: 'The full-screen preview is about to open. Cancel it when the page has its own place for it.',
    },
    back: { detail: 'undefined', description: 'The button of `back-button` was pressed.' },
  },
  slots: {
    header: 'In the bar, before the buttons.',
    loading: LOADING,
    empty: 'While there is no `project-id`.',
    error: 'When the project cannot be loaded, or the element has failed.',
  },
  parts: {
    bar: 'Name, state of saving, undo, format, render.',
    scenes: 'The list of scenes.',
    stage: 'The picture and its transport.',
    panel: 'Scene, style and music.',
  },
};

export const templateGridWords: ElementWords<TemplateGridElementProps, TemplateGridElementEvents> = {
  description: 'The library: recipes and animations, and the way from one to a new project.',
  props: {
    ...accountProps,
    heading: ['string', 'Default: the catalogue’s.'],
    query: [
      'string',
      'What it shows, as the query of the library’s address: `tab=animations&orientation=square`. Default: all recipes.',
    ],
    upgradeUrl: [
      'string',
      'Where ‘Upgrade Your Plan’ leads, which is offered when something is premium. Default: the plans page of the server.',
    ],
  },
  events: {
    ...accountEvents,
    'query-changed': {
      detail: '{ query: string }',
      description: 'The user shows something else; to be kept in the page’s own address.',
    },
    'project-created': {
      detail: '{ projectId: number }',
      description: 'A new project was made; show it in a `<project-editor>`.',
    },
    'before-open': {
      detail: '{ templateId: number } | { recipeId: number }',
      description: 'A card was pressed. Cancel it when the page shows the recipe or the template itself.',
    },
    'before-create': {
      detail: '{ templateId: number } | { recipeId: number; templateFamilyId: number; ratio: Ratio }',
      description: 'A project is about to be made. Cancel it when the page makes it, or asks for something first.',
    },
  },
  slots: {
    header: 'Instead of the heading.',
    loading: LOADING,
    empty: 'When nothing matches.',
    error: 'When the library cannot be loaded, or the element has failed.',
  },
  parts: {
    header: 'Heading and text.',
    tabs: 'Recipes and animations.',
    search: 'The search field.',
    filters: 'Goals or kinds, and what else narrows the list.',
    results: 'The cards.',
    card: 'One card.',
  },
};
