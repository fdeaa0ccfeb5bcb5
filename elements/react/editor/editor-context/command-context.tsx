import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { CommandSurface, EditorCommand } from './command';
import type { KeySetting } from './working-keys';

/** Commands with what they act on, and which of their keys are on (and so worth showing). */
export interface CommandSetting extends CommandSurface, KeySetting {}

export const CommandContext = createContext<CommandSetting | undefined>(undefined);

/** Throws outside a `ProjectEditor`. */
export function useCommands(): CommandSetting {
  const setting = useContext(CommandContext);
  if (!setting) throw new Error('This component belongs inside a ProjectEditor.');
  return setting;
}

/** State of the command, kept up to date; and a function that runs it. */
export function useCommand(command: EditorCommand): { isEnabled: boolean; run: () => void } {
  const surface = useCommands();
  const subscribe = useCallback((onChange: () => void) => follow(surface, onChange), [surface]);
  const isEnabled = useSyncExternalStore(subscribe, () => command.isEnabled(surface));
  return { isEnabled, run: () => command.run(surface) };
}

function follow({ editor: { document, views } }: CommandSurface, onChange: () => void): () => void {
  const stores = [document.$canUndo, document.$canRedo, document.$selectedSceneId, views.$scenes, views.$ratios];
  const stops = stores.map((store) => store.listen(onChange));
  return () => {
    for (const stop of stops) stop();
  };
}
