import { useStore } from '@nanostores/react';
import { Repeat1 } from 'lucide-react';
import { useEffect } from 'react';
import { useCommands } from '../../editor-context/command-context';
import { CommandButton } from '../commands/command-button';
import { repeatScene } from '../commands/playback-commands';

/** Escape has another meaning there. */
const KEEPS_ESCAPE = 'input:not([type="range"]), textarea, [contenteditable], dialog, [role="dialog"], [role="menu"]';

/** Plays the selected scene again and again, until it is pressed again. Not for images. */
export function RepeatButton() {
  const { playback, editor } = useCommands();
  const isImage = useStore(editor.environment.$kind) === 'image';
  const isRepeating = useStore(playback.$isRepeating);
  useEscape(isRepeating, playback.pause);
  if (isImage) return null;
  return (
    <CommandButton command={repeatScene} size="sm" className="sr-transport__repeat" isPressed={isRepeating}>
      <Repeat1 aria-hidden />
    </CommandButton>
  );
}

function useEscape(isRepeating: boolean, pause: () => void): void {
  useEffect(() => {
    if (!isRepeating) return;
    const onKey = (event: KeyboardEvent) => {
      const [target] = event.composedPath();
      const isKept = target instanceof Element && target.closest(KEEPS_ESCAPE) !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isKept) pause();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isRepeating, pause]);
}
