import { TOKENS } from '@spotreel/sdk/theme';
import type {
  ProjectEditorElementEvents,
  ProjectEditorElementMethods,
  ProjectEditorElementProps,
} from '../definitions/project-editor-element';
import { accountEventWords, accountPropWords, type ElementWords, LOADING, type MethodWords } from './element-words';
import { exportEvents } from './export-event-words';

const EXPORT_OPTIONS =
  "options?: { format?: 'mp4' | 'webm' | 'mov' | 'gif' | 'png' | 'jpeg' | 'webp'; resolution?: '720p' | '1080p' | '4k'; quality?: 'small' | 'standard' | 'high'; frameRate?: 30 | 60; transparent?: boolean; ratio?: 'landscape' | 'portrait' | 'square' }";

const methods: { readonly [Name in keyof ProjectEditorElementMethods]: MethodWords } = {
  save: {
    type: '(): Promise<{ projectId: number }>',
    description: 'Saves the edits. Rejects when the server refuses them; `stale_version` is a conflict.',
  },
  render: {
    type: `(${EXPORT_OPTIONS}): Promise<{ projectId: number; renderId: number }>`,
    description: 'Saves and starts an export. Resolves when the server has queued it.',
  },
  export: {
    type: `(${EXPORT_OPTIONS}): Promise<{ projectId: number; renderId: number; downloadUrl: string }>`,
    description: 'Resolves with the finished file. Uses an earlier export if nothing has changed since.',
  },
  undo: { type: '(): Promise<boolean>', description: 'False: there is nothing to undo.' },
  redo: { type: '(): Promise<boolean>', description: 'False: there is nothing to redo.' },
  goTo: {
    type: '(scene: number): Promise<{ sceneId: number }>',
    description: 'Selects a scene and shows it. `scene` counts from 1.',
  },
  setField: {
    type: '(field: string, value: string | number | File | null): Promise<void>',
    description:
      'Sets a text, a color (`#rrggbb`) or an image (ID, URL or file) by the key or label of its field. Null brings back the template’s own.',
  },
  fields: {
    type: '(): Promise<readonly EditorField[]>',
    description: 'The fields of all scenes: key, label, kind, scene, length limit and value.',
  },
};

export const projectEditorWords: ElementWords<
  ProjectEditorElementProps,
  ProjectEditorElementEvents,
  ProjectEditorElementMethods
> = {
  description: 'The editor of one project, from loading to export.',
  props: {
    ...accountPropWords,
    projectId: ['number', 'ID of the project. The element loads nothing without it.'],
    integrationsUrl: [
      'string',
      'Page where people connect reviews and products, such as one of yours. Empty choices of both link there. Default: no link.',
    ],
    upgradeUrl: [
      'string',
      'Link for ‘Upgrade Your Plan’. Default: the plans page of the server. Without a link, the element hides the button.',
    ],
    projectUrl: [
      'string',
      'URL of a project on your site, with `{id}`. ‘Copy link’ copies it, and the element opens copies of a video at it.',
    ],
    backButton: ['boolean', 'Shows a back button in the bar, which fires `back`. Default: off.'],
    panels: [
      'string',
      'Panels that are shown, separated by spaces: `scenes`, `scene`, `style`, `music`. An empty text shows none. Default: all.',
    ],
    edits: [
      'string',
      'What people may edit, separated by spaces: `texts`, `images`, `colors`, `backgrounds`, `scenes`, `style`, `brand`, `music`, `size`, `name`. The editor hides and refuses everything else. Default: all.',
    ],
    panelLabel: ['string', 'Title of a panel of your own, which the slot `panel` fills. Default: there is none.'],
    mediaSource: [
      'EditorMediaSource',
      'Images and videos of your own, for example of a DAM, as a tab of the media picker. Default: there is none.',
    ],
    uploadTarget: [
      'UploadTarget',
      'A function that keeps uploaded images and videos in your storage and returns their URL. Default: only the server keeps them.',
    ],
    shortcuts: ['boolean', 'Turns on keyboard shortcuts inside the element. Default: off. Undo and redo always work.'],
  },
  events: {
    ...accountEventWords,
    ...exportEvents,
    'project-saved': { detail: '{ projectId: number }', description: 'The server has saved the edits.' },
    'before-preview': {
      detail: '{ projectId: number }',
      description: 'The full-screen preview is about to open. Cancel the event to show the preview yourself.',
    },
    back: { detail: 'undefined', description: 'The user selected the back button.' },
    ready: { detail: '{ projectId: number }', description: 'The project is open.' },
    change: {
      detail: '{ projectId: number; canUndo: boolean; canRedo: boolean }',
      description: 'The project was changed by the user, a method, undo, or another tab.',
    },
    'save-error': {
      detail: '{ projectId: number; code: string; message: string }',
      description:
        'Edits could not be saved. The browser keeps them and tries again, unless `code` is `stale_version`.',
    },
  },
  methods,
  slots: {
    header: 'In the bar, before the buttons.',
    actions: 'In the bar, before the export button: buttons of your own.',
    panel: 'Content of your own panel. `panel-label` is its title.',
    loading: LOADING,
    empty: 'Shown without a `project-id`.',
    error: 'Shown when the project does not load, or the element fails.',
  },
  parts: {
    bar: 'Name, saving status, undo, size and export.',
    scenes: 'The list of scenes.',
    stage: 'The preview and its playback controls.',
    panel: 'Scene, style and music.',
  },
  tokens: TOKENS,
};
