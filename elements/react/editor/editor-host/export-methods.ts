/** Exports that a page requests. */

import { SpotreelError } from '@spotreel/sdk/internal/base';
import type { Ratio, Render, RenderChoices, RenderFormat } from '@spotreel/sdk/internal/contract';
import type { EditorStore, RenderState } from '@spotreel/sdk/internal/stores';
import { failureDetail } from './report-export';

/** Formats that a page names where it wants them. */
const OTHER_VIDEOS: readonly RenderFormat[] = ['webm', 'mov', 'gif'];

/** Options of an export. */
export type ExportOptions = RenderChoices;

/** A finished file. */
export interface ExportedFile {
  projectId: number;
  renderId: number;
  /** Signed; it expires. */
  downloadUrl: string;
}

/** Resolves when the server has queued it. */
export async function requestExport(
  editor: EditorStore,
  options: ExportOptions = {},
): Promise<{ projectId: number; renderId: number }> {
  // it resolves when the export is over: `$render` reports how it goes
  void editor.requestRender(options);
  const { notice, render } = await settled(editor, ({ status }) => status !== 'requesting');
  if (notice) throw new SpotreelError(notice.code, notice.text || notice.title);
  return { projectId: projectIdOf(editor), renderId: render?.id ?? 0 };
}

/** Resolves with an earlier export where nothing has changed since. */
export async function exportFile(editor: EditorStore, options: ExportOptions = {}): Promise<ExportedFile> {
  const current = await currentExport(editor, options);
  if (current) return fileOf(editor, current);
  const { renderId } = await requestExport(editor, options);
  const find = ({ renders }: RenderState) => renders.find(({ id }) => id === renderId);
  const state = await settled(editor, (now) => isOver(find(now)));
  const { status, error } = find(state) ?? {};
  if (status === 'cancelled') throw new SpotreelError('render_cancelled', 'The export was cancelled.');
  const render = find(state);
  if (status !== 'done' || !render)
    throw new SpotreelError('render_failed', failureDetail(error).message, { cause: error });
  return fileOf(editor, render);
}

async function currentExport(editor: EditorStore, options: ExportOptions): Promise<Render | undefined> {
  if (!(await editor.save())) return undefined;
  await editor.render.refresh();
  const ratio = editor.views.$ratio.get();
  return editor.render.$render
    .get()
    .renders.find((one) => one.status === 'done' && one.isCurrent && isOfChoice(one, options, ratio));
}

/**
 * Size, quality and frame rate may be anything where they are not chosen. A page that names no format expects an MP4, or an image,
 * and one that names no ratio expects `ratio`, the project's.
 */
function isOfChoice({ format, output, ...render }: Render, wanted: ExportOptions, ratio: Ratio): boolean {
  const { resolution, quality, frameRate, transparent = false } = wanted;
  const isExpected = wanted.format ? format === wanted.format : !OTHER_VIDEOS.includes(format);
  return (
    isExpected &&
    (render.ratio ?? ratio) === (wanted.ratio ?? ratio) &&
    (output?.transparent ?? false) === transparent &&
    (!resolution || output?.resolution === resolution) &&
    (!quality || output?.quality === quality) &&
    (!frameRate || output?.frameRate === frameRate)
  );
}

function isOver(render: Render | undefined): boolean {
  return render !== undefined && render.status !== 'queued' && render.status !== 'rendering';
}

function fileOf(editor: EditorStore, { id, downloadUrl, videoUrl, imageUrl }: Render): ExportedFile {
  return { projectId: projectIdOf(editor), renderId: id, downloadUrl: downloadUrl ?? videoUrl ?? imageUrl ?? '' };
}

function projectIdOf({ document }: EditorStore): number {
  return document.$project.get()?.id ?? 0;
}

/** The first state of the exports that `isSettled`. Rejects with `aborted` when the project is closed before. */
export function settled(editor: EditorStore, isSettled: (state: RenderState) => boolean): Promise<RenderState> {
  return new Promise((resolve, reject) => {
    const end = () => {
      // subscribing calls at once, before the functions that end it are there
      queueMicrotask(() => {
        stop();
        stopWatching();
      });
    };
    const stop = editor.render.$render.subscribe((state) => {
      if (!isSettled(state)) return;
      resolve(state);
      end();
    });
    const stopWatching = editor.$state.listen(({ status }) => {
      if (status === 'ready') return;
      reject(new SpotreelError('aborted', 'The project was closed.'));
      end();
    });
  });
}
