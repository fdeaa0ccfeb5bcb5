import { useStore } from '@nanostores/react';
import { createEditor } from '@spotreel/sdk/stores';
import { type ReactNode, useEffect, useState } from 'react';
import { useEditorStyles } from '../foundation/editor-styles';
import { RetryButton } from '../foundation/retry-button';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { EmptyState } from '../notice/notice';
import { EditorContext } from '../project-editor/editor-context';
import { PreviewScreen } from './preview-screen';

/** The project to play on the whole window. */
export interface ProjectPreviewProps {
  projectId: number;
  /** The way back, shown with the controls. */
  back?: ReactNode;
  /** Escape was pressed while nothing else wants it. */
  onBack?: () => void;
}

/** A project on the whole window, black around it. Nothing can be changed here. */
export function ProjectPreview({ projectId, back, onBack }: ProjectPreviewProps) {
  useEditorStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [editor] = useState(() => createEditor(spotreel));
  const { status, failure } = useStore(editor.$state);

  useEffect(() => {
    void editor.open(projectId);
    return () => void editor.close();
  }, [editor, projectId]);

  if (status === 'error')
    return (
      <EmptyState
        title={failure?.message ?? t('failure.unknown')}
        action={<RetryButton failure={failure} onRetry={() => editor.open(projectId)} />}
      >
        {back}
      </EmptyState>
    );
  return (
    <EditorContext.Provider value={editor}>
      {status === 'ready' ? (
        <PreviewScreen back={back} onBack={onBack} />
      ) : (
        <div className="sr-preview" role="status" aria-label={t('app.loading')} aria-busy />
      )}
    </EditorContext.Provider>
  );
}
