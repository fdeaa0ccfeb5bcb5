import { useStore } from '@nanostores/react';
import type { Render } from '@spotreel/sdk/internal/contract';
import type { EditGroup } from '@spotreel/sdk/internal/project';
import { createEditor } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useEffect, useState } from 'react';
import type { EditorHost } from '../editor-host/connect-editor';
import { useEditorStyles } from '../foundation/editor-styles';
import { Slot } from '../foundation/slot';
import { useSpotreel } from '../foundation/spotreel-context';
import { preparePlayback } from '../stage/editor-playback';
import { EditorContext } from './editor-context';
import { EditorSkeleton } from './editor-skeleton';
import { ProjectFailure } from './project-failure';
import { ProjectWords } from './project-words';
import { useEditLimits } from './use-allowed-edits';
import { useEditorHost } from './use-editor-host';
import { useEditorReports, useUnloadWarning } from './use-editor-reports';
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
  /** What people may edit. Default: everything. */
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
