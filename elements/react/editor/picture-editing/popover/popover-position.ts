interface Size {
  readonly width: number;
  readonly height: number;
}

interface Rectangle extends Size {
  readonly left: number;
  readonly top: number;
}

/** Between the popover and what it belongs to, and from the edge of the room. */
const GAP_PX = 8;

/**
 * Position below its anchor, else above it, else at the edge of the room where it hides less of it; always inside. In
 * px of the room.
 */
export function popoverPosition(anchor: Rectangle, popover: Size, room: Size): { left: number; top: number } {
  const below = anchor.top + anchor.height + GAP_PX;
  const above = anchor.top - GAP_PX - popover.height;
  const lowest = room.height - popover.height - GAP_PX;
  const hiddenAtTop = GAP_PX + popover.height - anchor.top;
  const hiddenAtBottom = anchor.top + anchor.height - lowest;
  const edge = hiddenAtTop < hiddenAtBottom ? GAP_PX : lowest;
  const top = below <= lowest ? below : above >= GAP_PX ? above : edge;
  const left = anchor.left + (anchor.width - popover.width) / 2;
  const rightmost = room.width - popover.width - GAP_PX;
  return { left: Math.max(GAP_PX, Math.min(left, rightmost)), top: Math.max(GAP_PX, top) };
}
