import { useStore } from '@nanostores/react';
import { useTranslator } from '../../../foundation/text/translation';
import { useUpgradeUrl } from '../../../foundation/use-session';
import { useEditor } from '../../editor-context/editor-context';
import { isPlanLimit, refusalText } from '../exporting/refusal-text';
import { AddSceneDialog } from './add-scene-dialog';

export interface SceneAdderProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Adding a scene to the open project. */
export function SceneAdder({ open, onOpenChange }: SceneAdderProps) {
  const t = useTranslator();
  const { views, actions } = useEditor();
  const ratio = useStore(views.$ratio);
  const offered = useStore(views.$offeredTemplates);
  const limit = offered.map(({ id }) => actions.canAddScene(id)).find(isPlanLimit);
  return (
    <AddSceneDialog
      open={open}
      onOpenChange={onOpenChange}
      templates={offered}
      ratio={ratio}
      limit={limit && refusalText(limit, t)}
      upgradeUrl={useUpgradeUrl()}
      refusalOf={(templateId) => refusalText(actions.canAddScene(templateId), t)}
      onAdd={(templateId) => {
        void actions.addScene(templateId);
        onOpenChange(false);
      }}
    />
  );
}
