import { useStore } from '@nanostores/react';
import { createEditor } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useEffect, useState } from 'react';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { useTranslator } from '../../../foundation/text/translation';
import { EditorContext } from '../../editor-context/editor-context';
import { PreviewScreen } from '../../project-preview/preview-screen';
import { useEditorStyles } from '../editor-styles';
import { ProjectFailure } from '../project-failure';

/** The project to play on the whole window. */
export interface ProjectPreviewProps {
  projectId: number;
  /** The way back, shown with the controls. */
  back?: ReactNode;
  /** Escape was pressed while nothing else wants it. */
  onBack?: () => void;
  /** The ways on from a project that does not exist. */
  exit?: ReactNode;
}

/**
 * A project on the whole window, black around it. Nothing can be changed here.
 *
 * @example
 * ```tsx
 * import { ProjectPreview } from '@spotreel/elements/react';
 *
 * const preview = <ProjectPreview projectId={100001} onBack={() => history.back()} />;
 * ```
 */
export function ProjectPreview({ projectId, back, onBack, exit }: ProjectPreviewProps) {
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
    return <ProjectFailure failure={failure} back={back} exit={exit} onRetry={() => editor.open(projectId)} />;
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
