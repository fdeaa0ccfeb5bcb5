import type { Ratio, RenderChoices } from '@spotreel/sdk/internal/contract';
import type { EditorStore } from '@spotreel/sdk/internal/stores';
import { isExportRunning } from '../../editor-host/ended-exports';
import { settled } from '../../editor-host/export-methods';

export interface ExportRequests {
  /** One export for each. */
  readonly ratios: readonly Ratio[];
  /** Choices for each of them. */
  readonly choices: RenderChoices;
  /** Ends the requests; those that were made go on. */
  readonly signal: AbortSignal;
  /** These are asked for once an export before them ends. */
  readonly onWaiting: (ratios: readonly Ratio[]) => void;
}

/**
 * Asks for one export after the other, each as soon as the server has the one before. Where the account may have no more at a
 * time, the others wait for those before them. Any other refusal ends it, and the store's `notice` says why. Resolves with
 * the ratios that were not asked for.
 */
export async function requestExports(editor: EditorStore, requests: ExportRequests): Promise<readonly Ratio[]> {
  const { ratios, signal } = requests;
  for (const [index, ratio] of ratios.entries()) {
    while (!(await isAskedFor(editor, ratio, requests))) {
      const rest = ratios.slice(index);
      if (index > 0 && isFull(editor)) await waitForRoom(editor, rest, requests);
      else return refuse(editor, index, rest);
      if (signal.aborted) return [];
    }
    if (signal.aborted) return [];
  }
  return [];
}

async function isAskedFor(editor: EditorStore, ratio: Ratio, { choices }: ExportRequests): Promise<boolean> {
  const own = editor.views.$ratio.get();
  // it resolves when the export is over
  void editor.requestRender(ratio === own ? choices : { ...choices, ratio });
  const { notice } = await settled(editor, ({ status }) => status !== 'requesting');
  return notice === null;
}

/** The account has as many exports as it may have at a time, and one of them is of this project. */
function isFull({ render }: EditorStore): boolean {
  const { notice, renders } = render.$render.get();
  return notice?.kind === 'multiple_rendering' && renders.some(isExportRunning);
}

async function waitForRoom(editor: EditorStore, rest: readonly Ratio[], { onWaiting }: ExportRequests): Promise<void> {
  onWaiting(rest);
  editor.render.dismissNotice();
  follow(editor);
  await settled(editor, (state) => !isExportRunning(state));
  onWaiting(rest.slice(1));
}

/** The exports before the refused one are followed again. */
function refuse(editor: EditorStore, index: number, rest: readonly Ratio[]): readonly Ratio[] {
  if (index > 0) follow(editor);
  return rest;
}

function follow({ document, render }: EditorStore): void {
  const projectId = document.$project.get()?.id;
  if (projectId) void render.watch(projectId);
}
