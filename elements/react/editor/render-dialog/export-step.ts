import type { Ratio, Render } from '@spotreel/sdk/internal/contract';
import { isExportRunning } from '../editor-host/ended-exports';
import { ratioOfFile } from './choices/ratio-choice';

export interface ExportSituation {
  /** All exports, newest first. */
  readonly renders: readonly Render[];
  /** The ratios that are chosen. */
  readonly ratios: readonly Ratio[];
  /** An export is being asked for. */
  readonly isRequesting: boolean;
  /** Another one is asked for once there is room for it. Default: false. */
  readonly isWaiting?: boolean;
  /** The last export could not be started. */
  readonly isRefused: boolean;
  /** True if an export has the chosen output, whatever its ratio. */
  readonly isWanted: (render: Render) => boolean;
  /** Edits that the server does not have yet: no file shows them. */
  readonly hasUnsavedEdits: boolean;
}

/**
 * The steps from the button to the files of what is on the stage. `results`: finished files of exactly this version, as they
 * are chosen, at most one for each ratio.
 */
export type ExportStep =
  | { readonly name: 'start'; readonly results: readonly Render[] }
  /** `running`: those that the server has. */
  | { readonly name: 'running'; readonly running: readonly Render[]; readonly results: readonly Render[] }
  /** All that are chosen are there. */
  | { readonly name: 'ready'; readonly results: readonly Render[] };

export function exportStep(situation: ExportSituation): ExportStep {
  const { renders, ratios, isRequesting, isWaiting, isRefused } = situation;
  const results = resultsOf(situation);
  const running = renders.filter(isExportRunning);
  if (isRequesting || isWaiting || running.length > 0) return { name: 'running', running, results };
  if (results.length < ratios.length) return { name: 'start', results };
  // the refused export would have replaced them
  return isRefused ? { name: 'start', results: [] } : { name: 'ready', results };
}

/** A finished file of the saved version. */
export function isCurrentFile({ status, isCurrent, videoUrl, imageUrl }: Render): boolean {
  return status === 'done' && isCurrent && (videoUrl ?? imageUrl) !== null;
}

function resultsOf({ renders, ratios, isWanted, hasUnsavedEdits }: ExportSituation): Render[] {
  if (hasUnsavedEdits) return [];
  const files = renders.filter((render) => isCurrentFile(render) && isWanted(render));
  return ratios.flatMap((ratio) => files.find((render) => ratioOfFile(render) === ratio) ?? []);
}
