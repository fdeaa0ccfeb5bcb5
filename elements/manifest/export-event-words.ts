import type { EventWords } from './element-words';

/** Events of an export: of the editor and of the button. */
export const exportEvents = {
  'before-render': {
    detail: '{ projectId: number }',
    description: 'The user selected ‘Export’. Cancel the event to prevent the export.',
  },
  'render-progress': {
    detail: '{ projectId: number; renderId: number; percent: number; queuePosition: number | null }',
    description: 'An export waits or runs. `percent` is 0 to 100.',
  },
  'project-rendered': {
    detail: '{ projectId: number; renderId: number; downloadUrl: string | null }',
    description: 'An export is finished. The download URL is signed and expires.',
  },
  'render-failed': {
    detail: '{ projectId: number; renderId: number | null; code: string; message: string }',
    description: 'An export failed, or was refused; then `renderId` is null.',
  },
  'render-cancelled': { detail: '{ projectId: number; renderId: number }', description: 'An export was cancelled.' },
} satisfies Readonly<Record<string, EventWords>>;
