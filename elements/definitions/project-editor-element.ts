import type { ElementDefinition, ElementOf } from '../bridge/element-definition';
import type { EditorEvents } from '../react/editor/editor-host/editor-events';
import type { EditorMethods } from '../react/editor/editor-host/editor-methods';
import type { EditorMediaSource, UploadTarget } from '../react/editor/editor-host/page-media';
import { EmbeddedEditor } from '../react/embed/embedded-editor';
import { type AccountElementEvents, type AccountElementProps, accountEvents, accountProps } from './account-element';
import { PROJECT_EDITOR_METHODS } from './method-names';

/** Properties of `<project-editor>`. Each is also an attribute, named at the start of its comment. */
export interface ProjectEditorElementProps extends AccountElementProps {
  /** `project-id`. Nothing is loaded before it is set. */
  projectId?: number | undefined;
  /** `upgrade-url`: where 'Upgrade Your Plan' leads. */
  upgradeUrl?: string | undefined;
  /** `integrations-url`: where people connect their reviews and products. Empty choices of both link there. Default: no link. */
  integrationsUrl?: string | undefined;
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
  /**
   * `panels`: those of `scenes`, `scene`, `style` and `music` that are shown, separated by spaces. An empty text shows none.
   * Default: all.
   */
  panels?: string | undefined;
  /**
   * `edits`: what people may edit, separated by spaces: `texts`, `images`, `colors`, `backgrounds`, `scenes`, `style`, `brand`,
   * `music`, `size`, `name`. Everything else is hidden, and refused by the editor itself, methods included. Default: all.
   */
  edits?: string | undefined;
  /** `panel-label`: title of a panel of the page, which the slot `panel` fills. Default: there is none. */
  panelLabel?: string | undefined;
  /** Property only. Images and videos of the page, such as those of a DAM: a tab of the media picker. Default: there is none. */
  mediaSource?: EditorMediaSource | undefined;
  /** Property only. Keeps uploaded images and videos in the storage of the page. Default: the server keeps them. */
  uploadTarget?: UploadTarget | undefined;
}

/** Events of `<project-editor>` with their `detail`. Those that begin with `before-` can be canceled. */
export interface ProjectEditorElementEvents extends AccountElementEvents, EditorEvents {
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

/** Methods of `<project-editor>`. Each waits until the project is open, and rejects with an error that has a `code`. */
export type ProjectEditorElementMethods = EditorMethods;

/** The element `<project-editor>`. */
export type ProjectEditorElement = ElementOf<
  ProjectEditorElementProps,
  ProjectEditorElementEvents,
  ProjectEditorElementMethods
>;

export const projectEditor: ElementDefinition<
  ProjectEditorElementProps,
  ProjectEditorElementEvents,
  ProjectEditorElementMethods
> = {
  tag: 'project-editor',
  component: EmbeddedEditor,
  props: {
    ...accountProps,
    projectId: 'number',
    upgradeUrl: 'string',
    integrationsUrl: 'string',
    projectUrl: 'string',
    backButton: 'boolean',
    shortcuts: 'boolean',
    panels: 'string',
    edits: 'string',
    panelLabel: 'string',
    mediaSource: 'object',
    uploadTarget: 'object',
  },
  events: {
    ...accountEvents,
    'project-saved': {},
    'project-rendered': {},
    'before-render': { cancelable: true },
    'before-preview': { cancelable: true },
    back: {},
    ready: {},
    change: {},
    'save-error': {},
    'render-progress': {},
    'render-failed': {},
    'render-cancelled': {},
  },
  methods: PROJECT_EDITOR_METHODS,
};

declare global {
  interface HTMLElementTagNameMap {
    'project-editor': ProjectEditorElement;
  }
}
