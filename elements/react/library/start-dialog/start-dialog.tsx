import type { Ratio, Recipe, TemplateFamily } from '@spotreel/sdk/internal/contract';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { Dialog } from '../../controls/dialog/dialog';
import { Thumbnail } from '../../controls/thumbnail/thumbnail';
import { useTranslator } from '../../foundation/text/translation';
import { useIsLocked } from '../../foundation/use-session';
import { PremiumNote } from '../library-page/premium-note';
import { StartRefusal } from '../library-page/start-refusal';
import { useProjectStart } from '../library-page/use-project-start';
import { StartChoice, StartChoices } from './choices';
import { FormatChoices } from './format-choices';
import type { ProjectOrigin } from './project-origin';

export interface StartDialogProps {
  recipe: Recipe;
  mayCreate?: ((origin: ProjectOrigin) => boolean) | undefined;
  onClose: () => void;
  onCreated: (projectId: number) => void;
}

/** Style and format, then a new video. */
export function StartDialog({ recipe, mayCreate = () => true, onClose, onCreated }: StartDialogProps) {
  const t = useTranslator();
  const { isBusy, failure, start } = useProjectStart();
  const isLocked = useIsLocked(recipe.tier);
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
        <Button variant="primary" size="lg" busy={isBusy} icon={isLocked && <Lock aria-hidden />} onClick={create}>
          {t(isBusy ? 'library.creating' : 'library.create')}
        </Button>
      }
    >
      <div className="sr-start">
        <StyleChoices families={recipe.templateFamilies} chosen={family} onChoose={setFamily} />
        <FormatChoices family={family} chosen={ratio} onChoose={setRatio} />
        {failure ? <StartRefusal failure={failure} /> : <PremiumNote tier={recipe.tier} />}
      </div>
    </Dialog>
  );
}

interface StyleChoicesProps {
  families: readonly TemplateFamily[];
  chosen: TemplateFamily | undefined;
  onChoose: (family: TemplateFamily) => void;
}

/** The styles of a recipe; nothing where there is only one. */
function StyleChoices({ families, chosen, onChoose }: StyleChoicesProps) {
  const t = useTranslator();
  if (families.length <= 1) return null;
  return (
    <StartChoices legend={t('library.chooseStyle')}>
      {families.map((family) => (
        <StartChoice
          key={family.id}
          isOn={family.id === chosen?.id}
          onChoose={() => onChoose(family)}
          label={family.name}
        >
          <Thumbnail src={family.posters.landscape} ratio="landscape" className="sr-choice__picture" />
        </StartChoice>
      ))}
    </StartChoices>
  );
}
