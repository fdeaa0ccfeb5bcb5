import { ProjectEditor, type ProjectEditorProps } from '@spotreel/elements/react';
import { expect, waitFor, within } from 'storybook/test';

/** The whole editor with the demo account's video: where its parts live. */
export function EditorPage(props: Partial<ProjectEditorProps>) {
  return (
    <div className="story-editor">
      <ProjectEditor projectId={7} {...props} />
    </div>
  );
}

/** The editor's page, once its video is painted. */
export async function paintedEditor(canvasElement: HTMLElement) {
  const page = within(canvasElement.ownerDocument.body);
  await waitFor(() => expect(canvasElement.querySelector('.sr-on-picture__field')).not.toBeNull(), { timeout: 20_000 });
  return page;
}
