import type { Ratio, Recipe, TemplateFamily } from '@spotreel/sdk/contract';
import { useState } from 'react';
import { Button } from '../button/button';
import { Dialog } from '../dialog/dialog';
import { useTranslator } from '../foundation/translation';
import { StartRefusal } from '../library-page/start-refusal';
import { useProjectStart } from '../library-page/use-project-start';
import type { ProjectOrigin } from '../library-view/project-origin';
import { Thumbnail } from '../thumbnail/thumbnail';
import { StartChoice, StartChoices } from './choices';

export interface StartDialogProps {
  recipe: Recipe;
  mayCreate?: ((origin: ProjectOrigin) => boolean) | undefined;
  onClose: () => void;
  onCreated: (projectId: number) => void;
}

const ratioKeys = { landscape: 'library.landscape', portrait: 'library.portrait', square: 'library.square' } as const;

/** Style and format, then a new video. */
export function StartDialog({ recipe, mayCreate = () => true, onClose, onCreated }: StartDialogProps) {
  const t = useTranslator();
  const { isBusy, failure, start } = useProjectStart();
  const [family, setFamily] = useState<TemplateFamily | undefined>(recipe.templateFamilies[0]);
  const [ratio, setRatio] = useState<Ratio>(family?.orientation[0] ?? 'landscape');

  async function create() {
    if (!family) return;
    const origin = { recipeId: recipe.id, templateFamilyId: family.id, ratio };
    if (!mayCreate(origin)) return onClose();
    const id = await start({ ...origin, name: recipe.name });
    if (id !== undefined) onCreated(id);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={recipe.name}
      description={recipe.description}
      closeLabel={t('app.close')}
      size="lg"
      footer={
        <Button variant="primary" size="lg" busy={isBusy} onClick={create}>
          {t(isBusy ? 'library.creating' : 'library.create')}
        </Button>
      }
    >
      <div className="sr-start">
        {recipe.templateFamilies.length > 1 && (
          <StartChoices legend={t('library.chooseStyle')}>
            {recipe.templateFamilies.map((option) => (
              <StartChoice
                key={option.id}
                isOn={option.id === family?.id}
                onChoose={() => setFamily(option)}
                label={option.name}
              >
                <Thumbnail src={option.posters.landscape} ratio="landscape" />
              </StartChoice>
            ))}
          </StartChoices>
        )}
        <StartChoices legend={t('library.chooseRatio')}>
          {(family?.orientation ?? []).map((option) => (
            <StartChoice
              key={option}
              isOn={option === ratio}
              onChoose={() => setRatio(option)}
              label={t(ratioKeys[option])}
            >
              <Thumbnail src={family?.posters[option]} ratio={option} />
            </StartChoice>
          ))}
        </StartChoices>
        {failure && <StartRefusal failure={failure} />}
      </div>
    </Dialog>
  );
}
