import { TOKENS } from '@spotreel/sdk/theme';
import type {
  RenderButtonElementEvents,
  RenderButtonElementMethods,
  RenderButtonElementProps,
} from '../definitions/render-button-element';
import type {
  VideoPlayerElementEvents,
  VideoPlayerElementMethods,
  VideoPlayerElementProps,
} from '../definitions/video-player-element';
import { accountEventWords, accountPropWords, type ElementWords, LOADING } from './element-words';
import { exportEvents } from './export-event-words';

export const renderButtonWords: ElementWords<
  RenderButtonElementProps,
  RenderButtonElementEvents,
  RenderButtonElementMethods
> = {
  description: 'A button that exports a saved project, shows the progress, and then the download.',
  props: {
    ...accountPropWords,
    projectId: ['number', 'ID of the project. The button is disabled without it.'],
    format: [
      "'mp4' | 'webm' | 'mov' | 'gif' | 'png' | 'jpeg' | 'webp'",
      'File type. Of a video `mp4`, the default, `webm`, `mov` (ProRes 4444) or `gif`; of an image project `png`, the default, `jpeg` or `webp`.',
    ],
    resolution: [
      "'720p' | '1080p' | '4k'",
      'Size of a video, by its shorter side. Default: `1080p`. A `gif` has none.',
    ],
    quality: ["'small' | 'standard' | 'high'", 'Quality of a video. Default: `standard`. A `gif` has none.'],
    frameRate: ['30 | 60', 'Frames a second of a video. Default: 30. A `gif` has none.'],
    transparent: [
      'boolean',
      'A `webm` or `mov` without backgrounds that are a color. Default: false. See [Export formats](export-formats.md).',
    ],
    ratio: [
      "'landscape' | 'portrait' | 'square'",
      'Shape of the file. Each scene needs a layout for it. Default: that of the project. See [Several ratios](export-formats.md#several-ratios).',
    ],
    deviceExport: [
      'boolean',
      'Adds a button for an export on the device: the browser makes the video file. Default: false. See [Export in the browser](export-in-the-browser.md).',
    ],
  },
  events: {
    ...accountEventWords,
    ...exportEvents,
    'device-exported': {
      detail: '{ projectId: number }',
      description: 'An export on the device has its file. `before-render` comes before it, too.',
    },
  },
  methods: {
    render: {
      type: '(): Promise<{ projectId: number; renderId: number }>',
      description: 'Starts an export. Resolves when the server has queued it.',
    },
    cancel: { type: '(): Promise<void>', description: 'Cancels the export that is queued or runs.' },
  },
  slots: { label: 'Replaces the text of the button.', loading: LOADING, error: 'Shown when an export is refused.' },
  parts: {
    button: 'The button.',
    progress: 'Progress of the export.',
    download: 'The download button.',
    'device-button': 'The button of the export on the device.',
  },
  tokens: TOKENS,
};

export const videoPlayerWords: ElementWords<
  VideoPlayerElementProps,
  VideoPlayerElementEvents,
  VideoPlayerElementMethods
> = {
  description:
    'Plays the newest finished export of a project, and follows one that runs. With a share link, it plays the video of the link and needs no account.',
  props: {
    ...accountPropWords,
    projectId: ['number', 'ID of the project.'],
    shareLink: [
      'string',
      'Address of a share link, or its last part. It comes before `project-id`. A link with a password asks for it.',
    ],
    label: ['string', 'Name of the video for screen readers. Default: ‘Video’.'],
  },
  events: {
    ...accountEventWords,
    play: { detail: 'undefined', description: 'The video plays.' },
    pause: { detail: 'undefined', description: 'The video was paused.' },
    ended: { detail: 'undefined', description: 'The video is over.' },
  },
  methods: {
    play: {
      type: '(): Promise<void>',
      description: 'Rejects when the browser does not allow it, for example before the user has touched the page.',
    },
    pause: { type: '(): Promise<void>', description: 'Pauses the video.' },
    seek: { type: '(seconds: number): Promise<void>', description: 'Moves to a position, in seconds from the start.' },
  },
  slots: {
    loading: LOADING,
    empty: 'Shown when there is no finished export.',
    error: 'Shown when the video does not load.',
  },
  parts: { player: 'The video and its controls.' },
  tokens: TOKENS,
};
