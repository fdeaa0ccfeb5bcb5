import { useStore } from '@nanostores/react';
import { CircleAlert, CircleCheck, CloudOff, LoaderCircle } from 'lucide-react';
import { Button } from '../../../controls/button/button';
import { useTranslator } from '../../../foundation/text/translation';
import { useCommands } from '../../editor-context/command-context';
import { useEditor } from '../../editor-context/editor-context';

const icons = {
  saved: CircleCheck,
  saving: LoaderCircle,
  unsaved: LoaderCircle,
  offline: CloudOff,
  conflict: CircleAlert,
  error: CircleAlert,
  'too-long': CircleAlert,
} as const;

/** State of saving, in words. */
export function SaveStatus() {
  const t = useTranslator();
  const editor = useEditor();
  const { ui } = useCommands();
  const { state, text, part } = useStore(editor.views.$save);
  const Icon = icons[state];
  return (
    <span className={`sr-save sr-save--${state}`}>
      <Icon aria-hidden />
      <span role="status">{text}</span>
      {part && (
        <Button size="sm" onClick={() => ui.showPart(part)}>
          {t('saving.show')}
        </Button>
      )}
      {(state === 'error' || state === 'offline') && (
        <Button size="sm" onClick={editor.retrySave}>
          {t('app.retry')}
        </Button>
      )}
      {state === 'conflict' && (
        <Button size="sm" onClick={editor.versions.ask}>
          {t('saving.decide')}
        </Button>
      )}
    </span>
  );
}
