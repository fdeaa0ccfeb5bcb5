import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { FieldArea } from '../field-area';
import { popoverPosition } from './popover-position';

export interface PopoverProps {
  label: string;
  area: FieldArea;
  /** The popover stays inside of it. */
  overlay: RefObject<HTMLElement | null>;
  /** The focus went elsewhere. */
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** A popover beside an edited field. It stays where it opened, even when the field grows under it. */
export function Popover({ label, area, overlay, onBlur, onKeyDown, children }: PopoverProps) {
  const popover = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = popover.current;
    const room = overlay.current;
    if (!element || !room) return;
    const place = () => {
      const size = { width: element.offsetWidth, height: element.offsetHeight };
      const { left, top } = popoverPosition(area, size, { width: room.clientWidth, height: room.clientHeight });
      Object.assign(element.style, { left: `${left}px`, top: `${top}px` });
    };
    const observer = new ResizeObserver(place);
    observer.observe(room);
    observer.observe(element);
    place();
    return () => observer.disconnect();
  }, [area, overlay]);

  return (
    <div
      ref={popover}
      className={`sr-picture-popover sr-picture-popover--${area.kind}`}
      role="dialog"
      aria-label={label}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur();
      }}
    >
      {children}
    </div>
  );
}
