import { useState } from 'react';
import { useTranslator } from '../foundation/translation';

export interface SignIn {
  readonly isBusy: boolean;
  /** The form was sent at least once: it shows what is missing. */
  readonly wasSubmitted: boolean;
  /** Why the last attempt failed. */
  readonly failure: string | undefined;
  /** Does nothing without email or password, or during an attempt. */
  readonly signIn: (email: string, password: string) => Promise<void>;
}

/** One attempt to log in at a time. */
export function useSignIn(onSignIn: (email: string, password: string) => Promise<void>): SignIn {
  const t = useTranslator();
  const [isBusy, setBusy] = useState(false);
  const [wasSubmitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function signIn(email: string, password: string) {
    setSubmitted(true);
    if (!email.trim() || !password || isBusy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onSignIn(email, password);
    } catch (thrown) {
      setFailure(thrown instanceof Error ? thrown.message : t('failure.unknown'));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, wasSubmitted, failure, signIn };
}
