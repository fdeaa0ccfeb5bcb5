import type { ElementDefinition, ElementOf } from '../bridge/element-definition';
import { lazyPart } from '../react/controls/lazy-part/lazy-part';
import { type AccountElementEvents, type AccountElementProps, accountEvents, accountProps } from './account-element';

/** Properties of `<my-videos>`. Each is also an attribute. */
export interface MyVideosElementProps extends AccountElementProps {
  /** `project-url`: URL of a project on the page’s site, with `{id}`, where a card leads. Default: `before-open` alone. */
  projectUrl?: string | undefined;
  /** `library-url`: where an account without videos finds templates. Default: `browse` alone. */
  libraryUrl?: string | undefined;
}

/** Events of `<my-videos>` with their `detail`. */
export interface MyVideosElementEvents extends AccountElementEvents {
  /** A video was chosen. Cancel it, and the page opens the video itself. */
  'before-open': { projectId: number };
  /** An account without videos wants to see templates. */
  browse: undefined;
}

/** The element `<my-videos>`. */
export type MyVideosElement = ElementOf<MyVideosElementProps, MyVideosElementEvents>;

const EmbeddedMyVideos = lazyPart(() =>
  import('../react/embed/embedded-my-videos').then((module) => ({ default: module.EmbeddedMyVideos })),
);

export const myVideos: ElementDefinition<MyVideosElementProps, MyVideosElementEvents> = {
  tag: 'my-videos',
  component: EmbeddedMyVideos,
  props: { ...accountProps, projectUrl: 'string', libraryUrl: 'string' },
  events: { ...accountEvents, 'before-open': { cancelable: true }, browse: {} },
  methods: {},
};

declare global {
  interface HTMLElementTagNameMap {
    'my-videos': MyVideosElement;
  }
}
