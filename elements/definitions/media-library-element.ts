import type { ElementDefinition, ElementOf } from '../bridge/element-definition';
import { lazyPart } from '../react/controls/lazy-part/lazy-part';
import { type AccountElementEvents, type AccountElementProps, accountEvents, accountProps } from './account-element';

/** Properties of `<media-library>`. Each is also an attribute. */
export interface MediaLibraryElementProps extends AccountElementProps {
  /** URL of a project on the page's site, with `{id}`: videos that show a file are links. Default: only their names. */
  projectUrl?: string | undefined;
}

/** Events of `<media-library>` with their `detail`. */
export type MediaLibraryElementEvents = AccountElementEvents;

/** The element `<media-library>`. */
export type MediaLibraryElement = ElementOf<MediaLibraryElementProps, MediaLibraryElementEvents>;

/** Nothing of it is loaded before there is such an element. */
const EmbeddedMediaLibrary = lazyPart(() =>
  import('../react/embed/embedded-media-library').then((module) => ({ default: module.EmbeddedMediaLibrary })),
);

export const mediaLibrary: ElementDefinition<MediaLibraryElementProps, MediaLibraryElementEvents> = {
  tag: 'media-library',
  component: EmbeddedMediaLibrary,
  props: { ...accountProps, projectUrl: 'string' },
  events: accountEvents,
  methods: {},
};

declare global {
  interface HTMLElementTagNameMap {
    'media-library': MediaLibraryElement;
  }
}
