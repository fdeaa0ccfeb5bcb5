/** A panel of full height gives way to the picture. */
import { type RefObject, useEffect } from 'react';
import { useLatest } from '../../../foundation/use-latest';
import { partsAround } from './panel-parts';
import type { PanelSize } from './panel-size';
import type { SizeState } from './use-panel-drag';

/**
 * Escape makes the panel smaller, unless a field or a menu uses the key. Where the panel covers the picture, a press or a focus
 * on the picture uncovers it.
 */
export function usePanelRetreat(handle: RefObject<HTMLElement | null>, state: SizeState): void {
  const latest = useLatest(() => state);
  useEffect(() => {
    const parts = partsAround(handle.current);
    const stage = parts?.body.querySelector<HTMLElement>('.sr-editor__stage');
    if (!parts || !stage) return;
    const unmounted = new AbortController();
    const options = { signal: unmounted.signal };
    const uncover = () => {
      const { size, onSize } = latest();
      if (size === 'full') onSize('half');
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isField(event.target)) return;
      const smaller = sizeAfterEscape(latest().size, parts.head.contains(event.target as Node));
      if (!smaller || !handle.current?.offsetParent) return;
      event.preventDefault();
      latest().onSize(smaller);
    };
    stage.addEventListener('focusin', uncover, options);
    stage.addEventListener('pointerdown', uncover, options);
    parts.panel.addEventListener('keydown', onKey, options);
    return () => unmounted.abort();
  }, [handle, latest]);
}

/** From its head the panel closes too: the focus stays on a tab that remains in sight. */
function sizeAfterEscape(size: PanelSize, isInHead: boolean): PanelSize | undefined {
  if (size === 'full') return 'half';
  return size === 'half' && isInHead ? 'closed' : undefined;
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches('input, textarea, select, [contenteditable], [aria-expanded=true]')
  );
}
