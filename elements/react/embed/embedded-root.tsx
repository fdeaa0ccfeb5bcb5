import { Component, type ReactNode, useLayoutEffect } from 'react';
import { Button } from '../controls/button/button';
import { EmptyState } from '../controls/notice/notice';
import type { Spotreel } from '../foundation/account';
import { Slot, SlotsContext } from '../foundation/page/slot';
import { useTranslator } from '../foundation/text/translation';
import { SpotreelProvider } from './provider/spotreel-provider';
import { adoptComponentStyles } from './provider/styles';
import { SignedInOnly } from './signed-in-only';
import { type AccountProps, useAccount } from './use-account';

/** Common props of every embedded element. */
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
  /** Page that connects reviews and products. Default: no list links there. */
  integrationsUrl?: string | undefined;
  /** Shown until the session is restored. */
  loading: ReactNode;
  /** Initial value of the email field of the sign-in form. */
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

interface FailureBoundaryProps {
  children: ReactNode;
  onError: (detail: { code: string; message: string }) => void;
}

/** Each element is a React tree of its own: an error inside appears in the element and does not reach the host page. */
class FailureBoundary extends Component<FailureBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(thrown: unknown) {
    this.props.onError({ code: 'unknown', message: String(thrown) });
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Broken onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const t = useTranslator();
  return (
    <Slot name="error">
      <EmptyState title={t('failure.unknown')} action={<Button onClick={onRetry}>{t('app.retry')}</Button>} />
    </Slot>
  );
}
