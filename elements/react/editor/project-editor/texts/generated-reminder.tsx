import { Button } from '../../../controls/button/button';
import { Notice } from '../../../controls/notice/notice';
import { useTranslator } from '../../../foundation/text/translation';
import { useCommands } from '../../editor-context/command-context';
import { useGeneratedTexts } from './use-generated-texts';

/** Before an export: how many texts of the assistant no person has checked, with a link to the first of them. It keeps nothing from being exported. */
export function GeneratedReminder({ onLeave }: { onLeave: () => void }) {
  const t = useTranslator();
  const { ui } = useCommands();
  const { texts } = useGeneratedTexts();
  const [first] = texts;
  if (!first) return null;

  function show({ ingredient, id }: (typeof texts)[number]) {
    onLeave();
    ui.editField(ingredient, id);
  }

  return (
    <Notice
      tone="info"
      action={
        <Button size="sm" onClick={() => show(first)}>
          {t('saving.show')}
        </Button>
      }
    >
      {t('generated.reminder', { count: texts.length })}
    </Notice>
  );
}
