import type { Ratio, TemplateFamily } from '@spotreel/sdk/internal/contract';
import { Thumbnail } from '../../controls/thumbnail/thumbnail';
import { useTranslator } from '../../foundation/text/translation';
import { StartChoice, StartChoices } from './choices';

const ratioKeys = { landscape: 'library.landscape', portrait: 'library.portrait', square: 'library.square' } as const;

export interface FormatChoicesProps {
  family: TemplateFamily | undefined;
  chosen: Ratio;
  /** Beside something larger. */
  isSmall?: boolean;
  onChoose: (ratio: Ratio) => void;
}

/** The formats that the style has. */
export function FormatChoices({ family, chosen, isSmall, onChoose }: FormatChoicesProps) {
  const t = useTranslator();
  return (
    <StartChoices legend={t('library.chooseRatio')} isSmall={isSmall}>
      {(family?.orientation ?? []).map((ratio) => (
        <StartChoice key={ratio} isOn={ratio === chosen} onChoose={() => onChoose(ratio)} label={t(ratioKeys[ratio])}>
          <Thumbnail src={family?.posters[ratio]} ratio={ratio} className="sr-choice__picture" />
        </StartChoice>
      ))}
    </StartChoices>
  );
}
