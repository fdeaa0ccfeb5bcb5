import type { ElementDefinition, ElementOf } from '../bridge/element-definition';
import { EmbeddedGrid } from '../react/embed/embedded-grid';
import type { CardOrigin, ProjectOrigin } from '../react/library/start-dialog/project-origin';
import { type AccountElementEvents, type AccountElementProps, accountEvents, accountProps } from './account-element';

/** Properties of `<template-grid>`. Each is also an attribute. */
export interface TemplateGridElementProps extends AccountElementProps {
  /** Default: the catalogue's. */
  heading?: string | undefined;
  /**
   * Query of the list, as in the library's address, for example `tab=animations&orientation=square`. Default: all
   * recipes.
   */
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

/** The element `<template-grid>`. */
export type TemplateGridElement = ElementOf<TemplateGridElementProps, TemplateGridElementEvents>;

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
  methods: {},
};

declare global {
  interface HTMLElementTagNameMap {
    'template-grid': TemplateGridElement;
  }
}
