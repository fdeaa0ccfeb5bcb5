import { useStore } from '@nanostores/react';
import { type AskedCode, type CodeLogin, type CodeLoginState, createCodeLogin } from '@spotreel/sdk/internal/stores';
import { useEffect, useRef, useState } from 'react';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';

export type { AskedCode };

/** The second step of a login, as a page shows it. */
export interface CodeStepState {
  login: CodeLogin;
  state: CodeLoginState;
  /** Hint on the place of the code. */
  text: string;
}

/** Begins the second step of a login. `onSignedIn`: the account knows this browser, and asks for no code. */
export function useCodeLogin(asked: AskedCode, onSignedIn?: () => void): CodeStepState {
  const t = useTranslator();
  const { session } = useSpotreel();
  const [login] = useState(() => createCodeLogin(session, asked));
  const state = useStore(login.$state);
  const isBegun = useRef(false);

  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void login.begin().then((isSignedIn) => isSignedIn && onSignedIn?.());
  }, [login, onSignedIn]);
  return { login, state, text: t(textOf(state), { email: asked.email }) };
}

function textOf({ by, status, failure }: CodeLoginState) {
  if (by === 'app') return 'code.text';
  if (status === 'sending') return 'code.sending';
  return failure ? 'code.unsentText' : 'code.emailText';
}
