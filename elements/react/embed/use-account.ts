import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type AccountOptions, elementLocale, openAccount, type Spotreel } from '../foundation/account';

export interface AccountProps extends AccountOptions {
  /** The account of the page, shared by several elements. Then the other options are not used, and the page disposes it. */
  spotreel?: Spotreel | undefined;
}

/** The given account, or one of its own that lives as long as the component. Undefined before the first effect. */
export function useAccount({ spotreel, getAccessToken, messages, ...place }: AccountProps): Spotreel | undefined {
  const { apiBase, locale, workerUrl, fontsUrl } = place;
  const [own, setOwn] = useState<Spotreel>();
  const ask = useRef(getAccessToken);
  useLayoutEffect(() => {
    ask.current = getAccessToken;
  });
  // A host that renders often hands out new functions and objects with the same meaning; edits must survive that.
  const words = JSON.stringify(messages ?? {});
  const isHosted = getAccessToken !== undefined;
  const isShared = spotreel !== undefined;
  const spoken = useRef(locale);

  useEffect(() => {
    if (isShared) return;
    const account = openAccount({
      apiBase,
      locale: spoken.current,
      workerUrl,
      fontsUrl,
      messages: JSON.parse(words),
      getAccessToken: isHosted ? (request) => ask.current?.(request) ?? null : undefined,
    });
    setOwn(account.spotreel);
    return () => {
      setOwn(undefined);
      account.dispose();
    };
  }, [isShared, isHosted, apiBase, workerUrl, fontsUrl, words]);

  // the account and what is being edited stay when the language changes
  useEffect(() => {
    if (spoken.current === locale) return;
    spoken.current = locale;
    own?.language.speak(elementLocale(locale));
  }, [own, locale]);

  return spotreel ?? own;
}
