import { Suspense, useState } from 'react';
import { lazyPart } from '../../controls/lazy-part/lazy-part';
import type { AccountMediaProps } from './account-media';

const AccountMedia = lazyPart(() => import('./account-media').then((module) => ({ default: module.AccountMedia })));

/** Chooses a file from the account's media. Nothing of it is loaded before it opens for the first time. */
export function MediaChooser(props: AccountMediaProps) {
  const [isNeeded, setNeeded] = useState(false);
  if (props.kind && !isNeeded) setNeeded(true);
  return <Suspense>{isNeeded && <AccountMedia {...props} />}</Suspense>;
}
