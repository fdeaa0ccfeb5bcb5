import { useStore } from '@nanostores/react';
import type { Render } from '@spotreel/sdk/contract';
import { createEditor, type RenderState } from '@spotreel/sdk/stores';
import { VideoOff } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useEditorStyles } from '../foundation/editor-styles';
import { RetryButton } from '../foundation/retry-button';
import { Slot } from '../foundation/slot';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { EmptyState } from '../notice/notice';
import { preparePlayback } from '../stage/editor-playback';
import type { ShortcutScope } from './commands/use-command-keys';
import { EditorContext } from './editor-context';
import { EditorSkeleton } from './editor-skeleton';
import { ProjectWords } from './project-words';
import { Workbench } from './workbench';

/** The project to edit, and links to other pages of the host. */
export interface ProjectEditorProps {
  projectId: number;
  /** The way back, at the start of the bar. */
  back?: ReactNode;
  /** Where somebody can go from a project that does not exist. */
  exit?: ReactNode;
  /** The way to the full-screen preview, at the end of the transport. */
  preview?: ReactNode;
  /** Where 'Upgrade Your Plan' leads. Default: where the server says; without either it is not offered. */
  upgradeUrl?: string;
  /** Where the editor's shortcuts listen. Default `inside`: nowhere but in the editor. Undo and redo always do there. */
  shortcuts?: ShortcutScope;
  /** An address that leads to this video, to be copied. Default: none. */
  link?: string;
  /** Address of another project, for links to it. Default: none, and no link. */
  projectUrl?: (projectId: number) => string;
  /** More of the page's own in the bar, before the buttons. */
  header?: ReactNode;
  /** Asked right before a render is; false: the page sees to it. Default: it may. */
  mayRender?: () => boolean;
  /** Asked before the full-screen preview opens over the page, where there is no `preview`; false: the page sees to it. */
  mayPreview?: () => boolean;
  /** A render that was followed here is finished. */
  onRendered?: (render: Render) => void;
  /** A saved state reached the server. */
  onSaved?: (projectId: number) => void;
}

/** The editor of one project, from loading it to its finished video. */
export function ProjectEditor(props: ProjectEditorProps) {
  const { projectId, back, exit, preview, header, projectUrl, link, mayRender, mayPreview, onSaved, onRendered } =
    props;
  const { upgradeUrl, shortcuts = 'inside' } = props;
  useEditorStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [editor] = useState(() => createEditor(spotreel));
  const { status, failure } = useStore(editor.$state);
  const hasUnsavedEdits = useStore(editor.views.$hasUnsavedEdits);

  useEffect(preparePlayback, []);

  useEffect(() => {
    void editor.open(projectId);
    return () => void editor.close();
  }, [editor, projectId]);

  useEffect(() => {
    if (!hasUnsavedEdits) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [hasUnsavedEdits]);

  useEffect(
    () =>
      editor.views.$save.listen(({ state }, before) => {
        // An opened project is 'saved' too, and so is one whose edit was undone: neither reached the server just now.
        if (state === 'saved' && before?.state === 'saving') onSaved?.(projectId);
      }),
    [editor, projectId, onSaved],
  );

  useEffect(() => editor.render.$render.listen(reportRendered(onRendered)), [editor, onRendered]);

  if (status === 'error')
    return (
      <div className="sr-editor__failed">
        {back ? <header className="sr-editor__bar">{back}</header> : <span />}
        <Slot name="error">
          <EmptyState
            icon={<VideoOff aria-hidden />}
            title={failure?.message ?? t('failure.unknown')}
            action={
              failure?.code === 'not_found' ? (
                exit
              ) : (
                <RetryButton failure={failure} onRetry={() => editor.open(projectId)} />
              )
            }
          />
        </Slot>
      </div>
    );
  if (status !== 'ready')
    return (
      <Slot name="loading">
        <EditorSkeleton />
      </Slot>
    );
  return (
    <EditorContext.Provider value={editor}>
      <ProjectWords>
        <Workbench
          back={back}
          preview={preview}
          header={header}
          upgradeUrl={upgradeUrl}
          projectUrl={projectUrl}
          shortcuts={shortcuts}
          link={link}
          mayRender={mayRender}
          mayPreview={mayPreview}
        />
      </ProjectWords>
    </EditorContext.Provider>
  );
}

/** Of what was running a moment ago; an opened project has finished renders too. */
function reportRendered(onRendered: ProjectEditorProps['onRendered']) {
  return ({ status, render }: RenderState, before: RenderState | undefined): void => {
    const wasRunning = ['requesting', 'queued', 'rendering'].includes(before?.status ?? '');
    if (status === 'done' && wasRunning && render) onRendered?.(render);
  };
}
