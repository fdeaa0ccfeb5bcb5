import type { ElementDefinition, ElementOf } from '../bridge/element-definition';
import { lazyPart } from '../react/controls/lazy-part/lazy-part';
import type { VideoPlayerMethods } from '../react/controls/video-player/video-player-methods';
import { type AccountElementEvents, type AccountElementProps, accountEvents, accountProps } from './account-element';
import { VIDEO_PLAYER_METHODS } from './method-names';

/** Properties of `<video-player>`. Each is also an attribute. */
export interface VideoPlayerElementProps extends AccountElementProps {
  /** `project-id`: plays the newest finished export of this project. */
  projectId?: number | undefined;
  /** `share-link`: plays the video of this link, for people without an account. It comes before `project-id`. */
  shareLink?: string | undefined;
  /** Name of the video for screen readers. Default: the name of the product’s word for a video. */
  label?: string | undefined;
}

/** Events of `<video-player>` with their `detail`. */
export interface VideoPlayerElementEvents extends AccountElementEvents {
  /** The video plays. */
  play: undefined;
  /** The video was paused. */
  pause: undefined;
  /** The video is over. */
  ended: undefined;
}

/** Methods of `<video-player>`. */
export type VideoPlayerElementMethods = VideoPlayerMethods;

/** The element `<video-player>`. */
export type VideoPlayerElement = ElementOf<
  VideoPlayerElementProps,
  VideoPlayerElementEvents,
  VideoPlayerElementMethods
>;

const EmbeddedVideoPlayer = lazyPart(() =>
  import('../react/embed/embedded-video-player').then((module) => ({ default: module.EmbeddedVideoPlayer })),
);

export const videoPlayer: ElementDefinition<
  VideoPlayerElementProps,
  VideoPlayerElementEvents,
  VideoPlayerElementMethods
> = {
  tag: 'video-player',
  component: EmbeddedVideoPlayer,
  props: { ...accountProps, projectId: 'number', shareLink: 'string', label: 'string' },
  events: { ...accountEvents, play: {}, pause: {}, ended: {} },
  methods: VIDEO_PLAYER_METHODS,
};

declare global {
  interface HTMLElementTagNameMap {
    'video-player': VideoPlayerElement;
  }
}
