import type { GeneratedText } from '@spotreel/sdk/internal/contract';
import { ChevronLeft, ChevronRight, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../../controls/button/button';
import { useTranslator } from '../../../foundation/text/translation';
import { useCommands } from '../../editor-context/command-context';
import { useGeneratedTexts } from './use-generated-texts';

/** Leads through the texts of the assistant that no person has checked. */
export function GeneratedTextsBar() {
  const t = useTranslator();
  const { texts, check, nameOf } = useGeneratedTexts();
  const { number, current, step } = useWalk(texts);
  if (texts.length === 0) return null;
  const count = texts.length;
  return (
    <section className="sr-generated-bar" aria-label={t('generated.title', { count })}>
      <p className="sr-generated-bar__title">
        <Sparkles aria-hidden />
        {t('generated.title', { count })}
      </p>
      <div className="sr-generated-bar__steps">
        <IconButton size="sm" label={t('generated.previous')} onClick={() => step(-1)}>
          <ChevronLeft aria-hidden />
        </IconButton>
        <IconButton size="sm" label={t('generated.next')} onClick={() => step(1)}>
          <ChevronRight aria-hidden />
        </IconButton>
        <Button size="sm" variant="quiet" onClick={() => void check(texts)}>
          {t('generated.allChecked')}
        </Button>
      </div>
      <p className="sr-generated-bar__hint" role="status">
        {current ? t('generated.at', { number, count, name: nameOf(current) }) : t('generated.hint')}
      </p>
    </section>
  );
}

/** A text that was changed or checked is no longer in the list: the next one has its place. */
function useWalk(texts: readonly GeneratedText[]) {
  const { ui } = useCommands();
  const [last, setLast] = useState<{ readonly text: GeneratedText; readonly index: number }>();
  const found = last ? texts.indexOf(last.text) : -1;

  function step(by: 1 | -1) {
    const gone = (last?.index ?? 0) - (by > 0 ? 1 : 0);
    const index = ((found >= 0 ? found : gone) + by + texts.length) % texts.length;
    const text = texts[index];
    if (!text) return;
    setLast({ text, index });
    ui.editField(text.ingredient, text.id);
  }

  return { step, number: found + 1, current: texts[found] };
}
