import { createSupportDesk } from '@spotreel/sdk/internal/stores';
import { type ReactNode, useState } from 'react';
import { useSpotreel } from '../foundation/spotreel-context';
import { DeskList } from './desk-list';
import { DeskThreadView } from './desk-thread';
import { useSupportScreen } from './use-support-screen';

/** Props of `SupportDesk`. */
export interface SupportDeskProps {
  /** Undefined: the list. */
  threadId: number | undefined;
  /** `threadId` undefined: the list. */
  threadLink: (threadId: number | undefined, label: ReactNode, className: string) => ReactNode;
  /** Rendered when there is no such question or idea. */
  notFound: ReactNode;
}

/** Page on which operators answer questions and ideas of all people. */
export function SupportDesk({ threadId, threadLink, notFound }: SupportDeskProps) {
  useSupportScreen();
  const spotreel = useSpotreel();
  const [store] = useState(() => createSupportDesk(spotreel));
  return threadId === undefined ? (
    <DeskList store={store} threadLink={threadLink} />
  ) : (
    <DeskThreadView key={threadId} store={store} threadId={threadId} threadLink={threadLink} notFound={notFound} />
  );
}
