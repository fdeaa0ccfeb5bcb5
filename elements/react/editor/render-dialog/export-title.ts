import type { MessageKey } from '@spotreel/sdk/internal/i18n';
import type { ExportStep } from './export-step';

/** The title of the dialog at this step. */
export function exportTitle({ name, results }: ExportStep, isPicture: boolean): MessageKey {
  if (name === 'ready' && results.length > 1)
    return isPicture ? 'exportRatios.imagesReady' : 'exportRatios.videosReady';
  if (isPicture) return name === 'ready' ? 'pictureExport.doneTitle' : 'pictureExport.title';
  return name === 'ready' ? 'render.doneTitle' : 'render.title';
}
