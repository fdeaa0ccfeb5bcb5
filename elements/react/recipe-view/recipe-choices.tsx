import type { TemplateFamily } from '../../../sdk/contract/schemas/library';
import type { Ratio } from '../../../sdk/contract/schemas/scalars';
import type { RecipeChoice } from '../../../sdk/stores/recipe-page';
import { useTranslator } from '../foundation/translation';
import { Choice, Choices } from '../start-dialog/choices';
import { Thumbnail } from '../thumbnail/thumbnail';

export interface RecipeChoicesProps {
  families: readonly TemplateFamily[];
  choice: RecipeChoice;
  onFamily: (family: TemplateFamily) => void;
  onRatio: (ratio: Ratio) => void;
}

const ratioKeys = { landscape: 'library.landscape', portrait: 'library.portrait', square: 'library.square' } as const;

/** Style and format. One style is no choice. */
export function RecipeChoices({ families, choice, onFamily, onRatio }: RecipeChoicesProps) {
  const t = useTranslator();
  const { family, ratio } = choice;
  return (
    <>
      {families.length > 1 && (
        <Choices legend={t('library.chooseStyle')}>
          {families.map((one) => (
            <Choice key={one.id} isOn={one.id === family.id} label={one.name} onChoose={() => onFamily(one)}>
              <Thumbnail src={one.posters.landscape} ratio="landscape" />
            </Choice>
          ))}
        </Choices>
      )}
      <Choices legend={t('library.chooseRatio')}>
        {family.orientation.map((one) => (
          <Choice key={one} isOn={one === ratio} label={t(ratioKeys[one])} onChoose={() => onRatio(one)}>
            <Thumbnail src={family.posters[one]} ratio={one} />
          </Choice>
        ))}
      </Choices>
    </>
  );
}
