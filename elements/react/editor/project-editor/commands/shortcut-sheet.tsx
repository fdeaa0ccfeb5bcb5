import { useStore } from '@nanostores/react';
import type { MessageKey } from '@spotreel/sdk/internal/i18n';
import { Dialog } from '../../../controls/dialog/dialog';
import { KeyCaps } from '../../../controls/key-caps/key-caps';
import keyCapsCss from '../../../controls/key-caps/key-caps.css?inline';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { lazyStyles } from '../../../foundation/styles/lazy-styles';
import { useTranslator } from '../../../foundation/text/translation';
import { COMMAND_GROUPS, isOffered } from '../../editor-context/command';
import { useCommands } from '../../editor-context/command-context';
import { workingKeys } from '../../editor-context/working-keys';
import { editorCommands } from './command-table';
import { groupNames } from './group-names';
import shortcutSheetCss from './shortcut-sheet.css?inline';

export interface ShortcutSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const useStyles = lazyStyles([shortcutSheetCss, keyCapsCss]);

/** Every shortcut that works here, by group. */
export function ShortcutSheet({ open, onOpenChange }: ShortcutSheetProps) {
  useStyles();
  const t = useTranslator();
  const setting = useCommands();
  const working = editorCommands.filter(
    (command) => isOffered(command, setting) && workingKeys(command, setting).length > 0,
  );
  const groups = COMMAND_GROUPS.map((group) => ({ group, of: working.filter((command) => command.group === group) }));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={t('editor.shortcuts')}
      description={t('commands.sheetHint')}
      closeLabel={t('app.close')}
    >
      {setting.hasKeys && <SingleKeysSwitch />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a small screen it scrolls, by keys too */}
      <section className="sr-shortcuts" aria-label={t('editor.shortcuts')} tabIndex={0}>
        {groups
          .filter((group) => group.of.length > 0)
          .map(({ group, of }) => (
            <section key={group} className="sr-shortcuts__group">
              <h3 className="sr-shortcuts__title">{t(groupNames[group])}</h3>
              <dl className="sr-shortcuts__list">
                {of.map((command) => (
                  <ShortcutRow key={command.id} message={command.message} keys={workingKeys(command, setting)} />
                ))}
              </dl>
            </section>
          ))}
      </section>
    </Dialog>
  );
}

/** Letters and signs alone can be turned off. */
function SingleKeysSwitch() {
  const t = useTranslator();
  const { preferences } = useSpotreel();
  const isOn = useStore(preferences.$singleKeys);
  return (
    <label className="sr-shortcuts__switch">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => preferences.setSingleKeys(event.currentTarget.checked)}
      />
      <span>
        <strong>{t('commands.singleKeys')}</strong>
        <span className="sr-shortcuts__hint">{t('commands.singleKeysHint')}</span>
      </span>
    </label>
  );
}

function ShortcutRow({ message, keys }: { message: MessageKey; keys: readonly string[] }) {
  const t = useTranslator();
  return (
    <div className="sr-shortcuts__row">
      <dt>{t(message)}</dt>
      <dd>
        {keys.map((shortcut, index) => (
          <span key={shortcut} className="sr-shortcuts__keys">
            {index > 0 && <span className="sr-shortcuts__or">{t('commands.or')}</span>}
            <KeyCaps shortcut={shortcut} />
          </span>
        ))}
      </dd>
    </div>
  );
}
