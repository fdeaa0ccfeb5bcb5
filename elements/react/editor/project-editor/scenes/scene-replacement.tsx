import { useStore } from '@nanostores/react';
import { useEditor } from '../../editor-context/editor-context';
import { AddSceneDialog } from './add-scene-dialog';

export interface SceneReplacementProps {
  /** The scene whose template is missing; undefined: closed. */
  sceneId: number | undefined;
  onClose: () => void;
  onReplaced: () => void;
}

/** Chooses another scene of the style for one whose template is missing. */
export function SceneReplacement({ sceneId, onClose, onReplaced }: SceneReplacementProps) {
  const { document, repairs, views } = useEditor();
  const offered = useStore(views.$offeredTemplates);
  const ratio = useStore(document.$project)?.ratio ?? 'landscape';

  async function replace(templateId: number) {
    onClose();
    if (sceneId !== undefined) await repairs.replaceScene(sceneId, templateId);
    onReplaced();
  }

  return (
    <AddSceneDialog
      open={sceneId !== undefined}
      onOpenChange={(open) => open || onClose()}
      templates={offered}
      ratio={ratio}
      refusalOf={() => undefined}
      onAdd={replace}
    />
  );
}
