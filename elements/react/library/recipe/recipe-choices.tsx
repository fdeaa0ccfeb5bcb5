import type { Ratio, TemplateFamily } from '@spotreel/sdk/internal/contract';
import type { RecipeChoice } from '@spotreel/sdk/internal/stores';
import { useTranslator } from '../../foundation/text/translation';
import { HoverPicture } from '../card-parts/hover-picture';
import { useActive } from '../card-parts/use-active';
import { StartChoice, StartChoices } from '../start-dialog/choices';
import { FormatChoices } from '../start-dialog/format-choices';

export interface RecipeChoicesProps {
  families: readonly TemplateFamily[];
  choice: RecipeChoice;
  onFamily: (family: TemplateFamily) => void;
  onRatio: (ratio: Ratio) => void;
}

interface StyleChoiceProps {
  style: TemplateFamily;
  isOn: boolean;
  onChoose: () => void;
}

/** A style that moves while it is pointed at. */
function StyleChoice({ style, isOn, onChoose }: StyleChoiceProps) {
  const { isActive, handlers } = useActive(style.id);
  return (
    <div {...handlers}>
      <StartChoice isOn={isOn} label={style.name} onChoose={onChoose}>
        <HoverPicture
          poster={style.posters.landscape}
          preview={style.previews.landscape}
          ratio="landscape"
          isActive={isActive}
          className="sr-choice__picture"
        />
      </StartChoice>
    </div>
  );
}

/** Style and format. One style is no choice. */
export function RecipeChoices({ families, choice, onFamily, onRatio }: RecipeChoicesProps) {
  const t = useTranslator();
  const { family, ratio } = choice;
  return (
    <>
      {families.length > 1 && (
        <StartChoices legend={t('library.chooseStyle')} isSmall>
          {families.map((one) => (
            <StyleChoice key={one.id} style={one} isOn={one.id === family.id} onChoose={() => onFamily(one)} />
          ))}
        </StartChoices>
      )}
      <FormatChoices family={family} chosen={ratio} isSmall onChoose={onRatio} />
    </>
  );
}
