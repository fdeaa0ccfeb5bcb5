import type { IngredientTemplate, Ratio } from '@spotreel/sdk/internal/contract';
import { Dialog } from '../../../controls/dialog/dialog';
import { Notice } from '../../../controls/notice/notice';
import { lazyStyles } from '../../../foundation/styles/lazy-styles';
import { useTranslator } from '../../../foundation/text/translation';
import addSceneCss from './add-scene.css?inline';
import { SceneChoice } from './scene-choice';

const useStyles = lazyStyles([addSceneCss]);

export interface AddSceneDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  templates: readonly IngredientTemplate[];
  ratio: Ratio;
  /** Reason why this one cannot be added; undefined when it can. */
  refusalOf: (templateId: number) => string | undefined;
  /** The limit of the plan that some of them meet, in words. */
  limit?: string | undefined;
  /** Page that sells another plan; undefined if there is none. */
  upgradeUrl?: string | undefined;
  onAdd: (templateId: number) => void;
}

/** The scenes of the style, by picture. */
export function AddSceneDialog(props: AddSceneDialogProps) {
  useStyles();
  const { open, onOpenChange, templates, ratio, refusalOf, limit, upgradeUrl, onAdd } = props;
  const t = useTranslator();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t('editor.addSceneTitle')}
      description={t('editor.addSceneText')}
      closeLabel={t('app.close')}
    >
      {limit && (
        <Notice tone="info" action={upgradeUrl && <a href={upgradeUrl}>{t('scenes.upgrade')}</a>}>
          {limit}
        </Notice>
      )}
      <ul className={`sr-add-scene sr-add-scene--${ratio} sr-list`}>
        {templates.map((template) => (
          <li key={template.id}>
            <SceneChoice
              template={template}
              ratio={ratio}
              refusal={refusalOf(template.id)}
              onChoose={() => onAdd(template.id)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
