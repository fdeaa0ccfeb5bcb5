import { type ReactNode, useLayoutEffect } from 'react';
import type { Spotreel } from '../foundation/account';
import { Slot, SlotsContext } from '../foundation/slot';
import { SpotreelProvider } from '../foundation/spotreel-context';
import { adoptComponentStyles } from '../foundation/styles';
import { useTranslator } from '../foundation/translation';
import { FailureBoundary } from './failure-boundary';
import { SignedInOnly } from './signed-in-only';
import { type AccountProps, useAccount } from './use-account';

/** What every embedded element takes. */
export interface EmbeddedProps extends AccountProps {
  /** Default: as the system. Styles read it from the element's attribute. */
  theme?: 'light' | 'dark' | undefined;
  /** The shadow root. */
  container: ShadowRoot;
  /** The account is signed out. Answers false when the host page signs in itself and needs no form. */
  onAuthRequired: (detail: { reason: string }) => boolean;
  /** The element cannot show what it should. */
  onError: (detail: { code: string; message: string }) => void;
}

export interface EmbeddedRootProps extends EmbeddedProps {
  /** Where people connect reviews and products. Default: no list links there. */
  integrationsUrl?: string | undefined;
  /** Shown until the session is restored. */
  loading: ReactNode;
  /** What the email field of the sign-in form begins with. */
  signInEmail?: string | undefined;
  /** Needs no account. Default: a signed-out person sees a login instead. */
  isPublic?: boolean | undefined;
  children: ReactNode;
}

/** Account, styles, session and error boundary around an embedded component. */
export function EmbeddedRoot(props: EmbeddedRootProps) {
  const { container, integrationsUrl, onAuthRequired, onError, loading, signInEmail, isPublic, children, ...account } =
    props;
  const spotreel = useAccount(account);
  useLayoutEffect(() => adoptComponentStyles(container), [container]);
  const waiting = (
    <SlotsContext.Provider value={true}>
      <Slot name="loading">{loading}</Slot>
    </SlotsContext.Provider>
  );
  if (!spotreel) return <div className="sr-root sr-area sr-embedded">{waiting}</div>;
  return (
    <SpotreelProvider
      key={accountKey(spotreel)}
      spotreel={spotreel}
      root={container}
      integrationsPage={integrationsUrl}
      loading={<div className="sr-root sr-area sr-embedded">{waiting}</div>}
    >
      <Area>
        <SlotsContext.Provider value={true}>
          <FailureBoundary onError={onError}>
            {isPublic ? (
              children
            ) : (
              <SignedInOnly
                loading={waiting}
                email={signInEmail}
                getAccessToken={account.getAccessToken}
                onAuthRequired={onAuthRequired}
              >
                {children}
              </SignedInOnly>
            )}
          </FailureBoundary>
        </SlotsContext.Provider>
      </Area>
    </SpotreelProvider>
  );
}

/** In the direction of the language. */
function Area({ children }: { children: ReactNode }) {
  const { direction } = useTranslator();
  return (
    <div className="sr-root sr-area sr-embedded" dir={direction}>
      {children}
    </div>
  );
}

const keys = new WeakMap<Spotreel, number>();
let lastKey = 0;

/** Another account is another screen: it keeps no state of the one before. */
function accountKey(spotreel: Spotreel): number {
  const key = keys.get(spotreel) ?? ++lastKey;
  keys.set(spotreel, key);
  return key;
}
