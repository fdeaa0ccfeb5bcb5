'use client';

import type { ProjectEditorElement } from '@spotreel/elements';
import { ElementSettings, ProjectEditorTag, TemplateGridTag } from '@spotreel/elements/react-elements';
import { useRef, useState } from 'react';
import { getAccessToken } from './token';

/** Templates, then the editor with the new video. Next renders the tag of the grid on the server, too. */
export function VideosPage() {
  const [projectId, setProjectId] = useState<number>();
  const [state, setState] = useState('');
  const editor = useRef<ProjectEditorElement>(null);
  return (
    <ElementSettings getAccessToken={getAccessToken}>
      <div className="page">
        <header>
          <strong>Juniper Outdoor</strong>
          <span role="status">{state}</span>
          {projectId !== undefined && (
            <button type="button" onClick={() => editor.current?.undo()}>
              Undo from the page
            </button>
          )}
        </header>
        <main>
          {projectId === undefined ? (
            <TemplateGridTag heading="Make a video" onProjectCreated={({ detail }) => setProjectId(detail.projectId)} />
          ) : (
            <ProjectEditorTag
              ref={editor}
              projectId={projectId}
              onReady={() => setState('Ready')}
              onChange={() => setState('Not saved yet')}
              onProjectSaved={() => setState('Saved')}
              onSaveError={({ detail }) => setState(detail.message)}
            />
          )}
        </main>
      </div>
    </ElementSettings>
  );
}
