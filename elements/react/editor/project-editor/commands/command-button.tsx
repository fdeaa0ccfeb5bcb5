import type { ReactNode } from 'react';
import { IconButton, type IconButtonProps } from '../../../controls/button/button';
import { isMac } from '../../../controls/key-caps/platform';
import { ariaKeys, keyCaps } from '../../../controls/key-caps/shortcut';
import { useTranslator } from '../../../foundation/text/translation';
import type { EditorCommand } from '../../editor-context/command';
import { useCommand, useCommands } from '../../editor-context/command-context';
import { workingKeys } from '../../editor-context/working-keys';

export interface CommandButtonProps {
  command: EditorCommand;
  /** Its icon. */
  children: ReactNode;
  className?: string;
  /** State of a command that is on or off. */
  isPressed?: boolean;
  /** Default: `md`. */
  size?: IconButtonProps['size'];
}

/** A command as an icon: grey while it is not possible, its key in the title. */
export function CommandButton({ command, children, className, isPressed, size = 'md' }: CommandButtonProps) {
  const t = useTranslator();
  const { isEnabled, run } = useCommand(command);
  const name = t(command.message);
  const [shortcut] = workingKeys(command, useCommands());
  return (
    <IconButton
      label={name}
      title={shortcut && t('commands.withKeys', { name, keys: keyCaps(shortcut, isMac()).join(' ') })}
      aria-keyshortcuts={shortcut && ariaKeys(shortcut, isMac())}
      aria-pressed={isPressed}
      size={size}
      disabled={!isEnabled}
      onClick={run}
      className={className}
    >
      {children}
    </IconButton>
  );
}
