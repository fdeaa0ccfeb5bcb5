/** The table of custom elements: tag, component, props, events. Registering is up to `define/`. */
import type { ElementDefinition, ElementOf } from './bridge/element-definition';
import { EmbeddedEditor } from './react/embedded/embedded-editor';
import { EmbeddedGrid } from './react/embedded/embedded-grid';
import type { AccountProps } from './react/embedded/use-account';
import type { CardOrigin, ProjectOrigin } from './react/library-view/project-origin';

/** Props that every element has. In HTML: `api-base`, `locale`, `worker-url`, `fonts-url`, `theme`. */
export interface AccountElementProps extends AccountProps {
  /** Default: as the system. */
  theme?: 'light' | 'dark' | undefined;
}

export interface AccountElementEvents {
  /** Nobody is signed in. Cancel it when the page sees to that: no sign-in form is shown then. */
  'auth-required': { reason: string };
}

/** Properties of `<project-editor>`. Each is also an attribute, named at the start of its comment. */
export interface ProjectEditorElementProps extends AccountElementProps {
  /** `project-id`. Nothing is loaded before it is set. */
  projectId?: number | undefined;
  /** `upgrade-url`: where 'Upgrade Your Plan' leads. */
  upgradeUrl?: string | undefined;
  /**
   * `project-url`: address of a project on the page's site, with `{id}` for its id. 'Copy link' copies it, and a
   * duplicate opens there. Default: neither is offered.
   */
  projectUrl?: string | undefined;
  /** `back-button`: a way back in the bar, which fires `back`. Default: none. */
  backButton?: boolean | undefined;
  /**
   * `shortcuts`: the editor's keys (space, arrows of scenes, Ctrl+K, '?' for the list of all). They listen inside the element
   * alone. Default off; undo (Ctrl+Z) and redo work inside in any case.
   */
  shortcuts?: boolean | undefined;
}

/** Events of `<project-editor>` with their `detail`. Those that begin with `before-` can be canceled. */
export interface ProjectEditorElementEvents extends AccountElementEvents {
  /** Edits have reached the server. */
  'project-saved': { projectId: number };
  /** A render that was begun, or followed, here is finished. The address is signed and runs out. */
  'project-rendered': { projectId: number; renderId: number; downloadUrl: string | null };
  /** 'Render' was pressed. Cancel it, and nothing is rendered. */
  'before-render': { projectId: number };
  /** The full-screen preview is about to open. Cancel it when the page has a place of its own for it. */
  'before-preview': { projectId: number };
  back: undefined;
}

/** Properties of `<template-grid>`. Each is also an attribute. */
export interface TemplateGridElementProps extends AccountElementProps {
  /** Default: the catalogue's. */
  heading?: string | undefined;
  /** What it shows, as the query of the library's address, for example `tab=animations&orientation=square`. Default: all recipes. */
  query?: string | undefined;
  /** `upgrade-url`: where 'Upgrade Your Plan' leads, which is offered when something is premium. */
  upgradeUrl?: string | undefined;
}

/** Events of `<template-grid>` with their `detail`. Those that begin with `before-` can be canceled. */
export interface TemplateGridElementEvents extends AccountElementEvents {
  /** The user shows something else: the same form as the attribute `query`, to be kept in the page's own address. */
  'query-changed': { query: string };
  /** A new project was made from a template; show it in a `<project-editor>`. */
  'project-created': { projectId: number };
  /** A card was pressed. Cancel it when the page shows the recipe or the template itself. */
  'before-open': CardOrigin;
  /** A project is about to be made. Cancel it when the page makes it, or asks for something first. */
  'before-create': ProjectOrigin;
}

/** The element `<project-editor>`. */
export type ProjectEditorElement = ElementOf<ProjectEditorElementProps, ProjectEditorElementEvents>;
/** The element `<template-grid>`. */
export type TemplateGridElement = ElementOf<TemplateGridElementProps, TemplateGridElementEvents>;

const accountProps = {
  apiBase: 'string',
  locale: 'string',
  workerUrl: 'string',
  fontsUrl: 'string',
  theme: 'string',
  getAccessToken: 'object',
  messages: 'object',
  spotreel: 'object',
} as const;
const accountEvents = { 'auth-required': { cancelable: true } } as const;

export const projectEditor: ElementDefinition<ProjectEditorElementProps, ProjectEditorElementEvents> = {
  tag: 'project-editor',
  component: EmbeddedEditor,
  props: {
    ...accountProps,
    projectId: 'number',
    upgradeUrl: 'string',
    projectUrl: 'string',
    backButton: 'boolean',
    shortcuts: 'boolean',
  },
  events: {
    ...accountEvents,
    'project-saved': {},
    'project-rendered': {},
    'before-render': { cancelable: true },
    'before-preview': { cancelable: true },
    back: {},
  },
};

export const templateGrid: ElementDefinition<TemplateGridElementProps, TemplateGridElementEvents> = {
  tag: 'template-grid',
  component: EmbeddedGrid,
  props: { ...accountProps, heading: 'string', query: 'string', upgradeUrl: 'string' },
  events: {
    ...accountEvents,
    'query-changed': {},
    'project-created': {},
    'before-open': { cancelable: true },
    'before-create': { cancelable: true },
  },
};

export { surveyModal } from './survey-modal/survey-modal-element';

declare global {
  interface HTMLElementTagNameMap {
    'project-editor': ProjectEditorElement;
    'template-grid': TemplateGridElement;
  }
}
