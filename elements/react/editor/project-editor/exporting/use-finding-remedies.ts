import { useStore } from '@nanostores/react';
import type { CheckFinding } from '@spotreel/sdk/internal/scene';
import { useCommands } from '../../editor-context/command-context';
import { useEditor } from '../../editor-context/editor-context';

/** Remedies for a finding of the check. */
export function useFindingRemedies() {
  const { ui } = useCommands();
  const { views, actions, document } = useEditor();
  const { templates } = useStore(views.$context);
  const project = useStore(document.$project);

  /** Leads to the scene and field, or to the panel, where it is changed. */
  function fix({ code, sceneId, field }: CheckFinding): void {
    if (code === 'scenes_missing') ui.openAddScene();
    else if (sceneId === null) ui.showPanel('music');
    else ui.showPart({ sceneId, field });
  }

  /** Takes samples over as they are. Images become an edit that can be undone. */
  function keepOf(group: readonly CheckFinding[]): (() => void) | undefined {
    const [first] = group;
    if (first?.code === 'text_sample')
      return () =>
        void actions.confirmTexts(
          group.flatMap(({ sceneId, field }) =>
            sceneId === null || field === null ? [] : [{ ingredient: sceneId, id: field }],
          ),
        );
    if (first?.code !== 'image_empty') return undefined;
    return () => {
      document.closeStep();
      for (const { sceneId, field } of group) keepImage(sceneId, field);
      document.closeStep();
    };
  }

  function keepImage(sceneId: number | null, field: string | null): void {
    const scene = project?.scenes.find(({ id }) => id === sceneId);
    const images = (scene && templates.get(scene.templateId)?.fields.images) ?? [];
    const sample = images.find(({ innerReference }) => innerReference === field);
    if (scene && sample) actions.setImage(scene.id, sample.innerReference, sample.defaultValue);
  }

  return { fix, keepOf };
}
