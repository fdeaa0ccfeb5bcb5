/** Connects an editor to the page around its element. Loaded after the editor: nothing of it is needed for the first picture. */

import { SpotreelError } from '@spotreel/sdk/internal/base';
import type { EditorStore, Failure, PageMedia, Spotreel } from '@spotreel/sdk/internal/stores';
import { reportProblem } from '../../../problems/problem';
import { type EditorEventReports, reportEditorEvents } from './editor-events';
import { type EditorMethods, editorMethods, refusingMethods } from './editor-methods';

/** Interface of the page's side of an editor. */
export interface EditorHost extends EditorEventReports, PageMedia {
  /** Hands over what carries out the methods. Calls wait for it; after undefined they wait for the next. */
  provideMethods: (methods: EditorMethods | undefined) => void;
}

/** Provides the methods while the project is open, and reports events, until `signal` ends it. */
export function connectEditor(
  editor: EditorStore,
  spotreel: Spotreel,
  host: () => EditorHost | undefined,
  signal: AbortSignal,
): void {
  if (signal.aborted) return;
  const methods = editorMethods(editor, spotreel);
  let isProvided = false;
  const provide = (provided: EditorMethods | undefined) => {
    if (provided || isProvided) host()?.provideMethods(provided);
    isProvided = provided !== undefined;
  };
  const stops = [
    editor.$state.subscribe(({ status, failure }) => {
      if (status === 'ready') provide(methods);
      else if (status === 'error') provide(refusingMethods(refusalOf(failure)));
      else provide(undefined);
    }),
    reportEditorEvents(editor, host),
    spotreel.on('page-failed', ({ code, message }) => reportProblem(code, message, spotreel.editing.options.apiBase)),
  ];
  const pageMedia = () => host();
  spotreel.media.pageMedia = pageMedia;
  signal.addEventListener('abort', () => {
    // another editor of the account may have its own by now
    if (spotreel.media.pageMedia === pageMedia) spotreel.media.pageMedia = undefined;
    for (const stop of stops) stop();
    provide(undefined);
  });
}

function refusalOf({ code = 'unknown', message = '' }: Partial<Pick<Failure, 'code' | 'message'>> = {}): SpotreelError {
  return new SpotreelError(code, message);
}
