import type { GeneratedText } from '@spotreel/sdk/internal/contract';
import { Sparkles } from 'lucide-react';
import { Button } from '../../../controls/button/button';
import { useTranslator } from '../../../foundation/text/translation';
import { useCommands } from '../../editor-context/command-context';
import { useGeneratedTexts } from './use-generated-texts';

export interface GeneratedMarkProps {
  sceneId: number;
  /** innerReference of a text. */
  field: string;
}

/** Says that the assistant wrote a text, until the text is changed or confirmed. Confirming it leads to the next one. */
export function GeneratedMark({ sceneId, field }: GeneratedMarkProps) {
  const t = useTranslator();
  const { ui } = useCommands();
  const { texts, check, nameOf } = useGeneratedTexts();
  const index = texts.findIndex(({ ingredient, id }) => ingredient === sceneId && id === field);
  const text = texts[index];
  if (!text) return null;

  function confirm(checked: GeneratedText) {
    const next = texts[(index + 1) % texts.length] ?? checked;
    void check([checked]);
    // the button disappears, so the focus needs another place
    ui.editField(next.ingredient, next.id);
  }

  return (
    <p className="sr-generated-mark">
      <Sparkles aria-hidden />
      <span>{t('generated.mark')}</span>
      <Button
        size="sm"
        variant="quiet"
        aria-label={t('generated.checkedField', { name: nameOf(text) })}
        onClick={() => confirm(text)}
      >
        {t('generated.checked')}
      </Button>
    </p>
  );
}
