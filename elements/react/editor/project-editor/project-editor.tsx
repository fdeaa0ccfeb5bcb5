import { useStore } from '@nanostores/react';
import type { Render } from '@spotreel/sdk/internal/contract';
import type { EditGroup } from '@spotreel/sdk/internal/project';
import { createEditor, type EditorStore } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useEffect, useState } from 'react';
import { useUploadWarning } from '../../controls/upload-list/use-upload-warning';
import { Slot } from '../../foundation/page/slot';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useLatest } from '../../foundation/use-latest';
import { EditorContext } from '../editor-context/editor-context';
import { ProjectWords } from '../editor-context/project-words';
import { useEditLimits } from '../editor-context/use-allowed-edits';
import type { EditorHost } from '../editor-host/connect-editor';
import { endedExports } from '../editor-host/ended-exports';
import { preparePlayback } from '../stage/editor-playback';
import { EditorSkeleton } from './editor-skeleton';
import { useEditorStyles } from './editor-styles';
import { ProjectFailure } from './project-failure';
import { Workbench, type WorkbenchProps } from './workbench';

/** The project to edit, and what the host does around it. */
export interface ProjectEditorProps extends WorkbenchProps {
  projectId: number;
  /** The ways on from a project that does not exist. */
  exit?: ReactNode;
  /** An export that was followed here is finished. */
  onRendered?: (render: Render) => void;
  /** A saved state reached the server. */
  onSaved?: (projectId: number) => void;
  /** Groups of edits that people may make. Default: everything. */
  edits?: readonly EditGroup[] | undefined;
  /** The page around a custom element: takes methods and events. */
  host?: EditorHost | undefined;
}

/**
 * The editor of one project, from loading it to its finished video.
 *
 * @example
 * ```tsx
 * import { ProjectEditor } from '@spotreel/elements/react';
 *
 * const editor = <ProjectEditor projectId={100001} onSaved={(projectId) => console.log(projectId)} />;
 * ```
 */
export function ProjectEditor({ projectId, exit, onSaved, onRendered, host, edits, ...workbench }: ProjectEditorProps) {
  useEditorStyles();
  const spotreel = useSpotreel();
  const [editor] = useState(() => createEditor(spotreel));
  const { status, failure } = useStore(editor.$state);
  useEditLimits(editor, edits);
  useUnloadWarning(editor);
  useEditorHost(editor, host);
  useEditorReports(editor, projectId, { onSaved, onRendered });

  useEffect(preparePlayback, []);

  useEffect(() => {
    void editor.open(projectId);
    return () => void editor.close();
  }, [editor, projectId]);

  if (status === 'error') {
    const retry = () => editor.open(projectId);
    return <ProjectFailure failure={failure} back={workbench.back} exit={exit} onRetry={retry} />;
  }
  if (status !== 'ready')
    return (
      <Slot name="loading">
        <EditorSkeleton />
      </Slot>
    );
  return (
    <EditorContext.Provider value={editor}>
      <ProjectWords>
        <Workbench {...workbench} />
      </ProjectWords>
    </EditorContext.Provider>
  );
}

/** Connects an editor to the page around its element: methods and events. Their code comes after the editor's. */
function useEditorHost(editor: EditorStore, host: EditorHost | undefined): void {
  const spotreel = useSpotreel();
  const latest = useLatest(() => host);
  const isHosted = host !== undefined;
  useEffect(() => {
    if (!isHosted) return;
    const life = new AbortController();
    import('../editor-host/connect-editor').then(
      ({ connectEditor }) => connectEditor(editor, spotreel, latest, life.signal),
      (thrown: unknown) => latest()?.onError({ code: 'network_error', message: String(thrown) }),
    );
    return () => life.abort();
  }, [editor, spotreel, isHosted, latest]);
}

interface EditorReports {
  /** An export that was followed here is finished. */
  onRendered?: ((render: Render) => void) | undefined;
  /** A saved state reached the server. */
  onSaved?: ((projectId: number) => void) | undefined;
}

/** Reports saves and exports of the open project to the host. */
function useEditorReports(editor: EditorStore, projectId: number, { onSaved, onRendered }: EditorReports): void {
  useEffect(
    () =>
      editor.views.$save.listen(({ state }, before) => {
        // An opened project is 'saved' too, and so is one whose edit was undone: neither reached the server just now.
        if (state === 'saved' && before?.state === 'saving') onSaved?.(projectId);
      }),
    [editor, projectId, onSaved],
  );
  useEffect(
    () =>
      editor.render.$render.listen((now, before) => {
        for (const render of endedExports(now, before)) if (render.status === 'done') onRendered?.(render);
      }),
    [editor, onRendered],
  );
}

/** The browser asks before it leaves a page with unsaved edits, or with a file that is not sent yet. */
function useUnloadWarning(editor: EditorStore): void {
  useUploadWarning(useStore(editor.views.$hasUnsavedEdits));
}
