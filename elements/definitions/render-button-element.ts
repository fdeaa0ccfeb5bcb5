import type { ElementDefinition, ElementOf } from '../bridge/element-definition';
import { lazyPart } from '../react/controls/lazy-part/lazy-part';
import type { RenderButtonMethods } from '../react/editor/render-control/render-button-methods';
import { type AccountElementEvents, type AccountElementProps, accountEvents, accountProps } from './account-element';
import { RENDER_BUTTON_METHODS } from './method-names';

/** Properties of `<render-button>`. Each is also an attribute. */
export interface RenderButtonElementProps extends AccountElementProps {
  /** `project-id`. The button is disabled without it. */
  projectId?: number | undefined;
  /** File type. Of a video `mp4`, the default, `webm`, `mov` (ProRes 4444) or `gif`; of an image project `png`, the default, `jpeg` or `webp`. */
  format?: 'mp4' | 'webm' | 'mov' | 'gif' | 'png' | 'jpeg' | 'webp' | undefined;
  /** Size of a video, by its shorter side. Default: `1080p`. A `gif` has none. */
  resolution?: '720p' | '1080p' | '4k' | undefined;
  /** Quality of a video. Default: `standard`. A `gif` has none. */
  quality?: 'small' | 'standard' | 'high' | undefined;
  /** `frame-rate`. Frames a second of a video. Default: 30. A `gif` has none. */
  frameRate?: 30 | 60 | undefined;
  /** A `webm` or `mov` without backgrounds that are a color. Default: false. */
  transparent?: boolean | undefined;
  /** Shape of the file. Each scene needs a layout for it. Default: that of the project. */
  ratio?: 'landscape' | 'portrait' | 'square' | undefined;
  /** `device-export`. A second button makes the video file in the browser. Default: false. */
  deviceExport?: boolean | undefined;
}

/** Events of `<render-button>` with their `detail`. */
export interface RenderButtonElementEvents extends AccountElementEvents {
  /** The button was pressed. Cancel it, and nothing is exported. */
  'before-render': { projectId: number };
  /** An export waits or runs. */
  'render-progress': { projectId: number; renderId: number; percent: number; queuePosition: number | null };
  /** An export that began, or was followed, here is finished. */
  'project-rendered': { projectId: number; renderId: number; downloadUrl: string | null };
  /** An export failed, or was refused: then `renderId` is null. */
  'render-failed': { projectId: number; renderId: number | null; code: string; message: string };
  /** An export was cancelled. */
  'render-cancelled': { projectId: number; renderId: number };
  /** An export on this device has its file. */
  'device-exported': { projectId: number };
}

/** Methods of `<render-button>`. */
export type RenderButtonElementMethods = RenderButtonMethods;

/** The element `<render-button>`. */
export type RenderButtonElement = ElementOf<
  RenderButtonElementProps,
  RenderButtonElementEvents,
  RenderButtonElementMethods
>;

const EmbeddedRenderButton = lazyPart(() =>
  import('../react/embed/embedded-render-button').then((module) => ({ default: module.EmbeddedRenderButton })),
);

export const renderButton: ElementDefinition<
  RenderButtonElementProps,
  RenderButtonElementEvents,
  RenderButtonElementMethods
> = {
  tag: 'render-button',
  component: EmbeddedRenderButton,
  props: {
    ...accountProps,
    projectId: 'number',
    format: 'string',
    resolution: 'string',
    quality: 'string',
    frameRate: 'number',
    transparent: 'boolean',
    ratio: 'string',
    deviceExport: 'boolean',
  },
  events: {
    ...accountEvents,
    'before-render': { cancelable: true },
    'render-progress': {},
    'project-rendered': {},
    'render-failed': {},
    'render-cancelled': {},
    'device-exported': {},
  },
  methods: RENDER_BUTTON_METHODS,
};

declare global {
  interface HTMLElementTagNameMap {
    'render-button': RenderButtonElement;
  }
}
