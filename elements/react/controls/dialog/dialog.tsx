import { Suspense, useState } from 'react';
import { lazyPart } from '../lazy-part/lazy-part';
import type { DialogProps } from './dialog-props';

export type { DialogProps };

const DialogFrame = lazyPart(() => import('./dialog-frame').then((module) => ({ default: module.DialogFrame })));

/**
 * A modal dialog: keeps the focus inside, closes on Escape and outside clicks, gives the focus back. Nothing of it is
 * loaded before it opens for the first time.
 */
export function Dialog(props: DialogProps) {
  const [isNeeded, setNeeded] = useState(props.open);
  if (props.open && !isNeeded) setNeeded(true);
  return <Suspense fallback={null}>{isNeeded && <DialogFrame {...props} />}</Suspense>;
}
