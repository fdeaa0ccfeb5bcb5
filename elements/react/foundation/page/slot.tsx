import { createContext, type ReactNode, useContext } from 'react';

/** True if a page can put its own content into named places: inside of a custom element. */
export const SlotsContext = createContext(false);

export type SlotName = 'header' | 'loading' | 'empty' | 'error' | 'label' | 'signed-in' | 'actions' | 'panel';

/** A place that the page around an element can fill, by the attribute `slot` of a child; `children` until it does. */
export function Slot({ name, children }: { name: SlotName; children?: ReactNode }) {
  return useContext(SlotsContext) ? <slot name={name}>{children}</slot> : children;
}
