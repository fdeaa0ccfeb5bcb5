import { useStore } from '@nanostores/react';
import type { SocialProvider } from '@spotreel/sdk/internal/contract';
import { createSocialSignIn, SOCIAL_NAMES } from '@spotreel/sdk/internal/stores';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { EmptyState } from '../../controls/notice/notice';
import { Skeleton } from '../../controls/skeleton/skeleton';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { CodeForm } from '../sign-in-help/code-form';
import { EntryHead } from '../sign-in-help/entry-head';
import { useSocialSignInStyles } from './social-sign-in-styles';

/** Props of `SocialReturn`. */
export interface SocialReturnProps {
  provider: SocialProvider;
  /** With which the provider sent the person back. Take it out of the address bar first: it holds a token. */
  address: string;
  /** The session has begun. */
  onSignedIn: () => void;
  /** Back to the login page. */
  onBack: () => void;
  /** The same, as a link below what went wrong. */
  backLink: ReactNode;
}

/** Finishes a login with another site: waits, asks for the second factor, or says what went wrong. */
export function SocialReturn({ provider, address, onSignedIn, onBack, backLink }: SocialReturnProps) {
  useSocialSignInStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [social] = useState(() => createSocialSignIn(spotreel));
  const { status, failure } = useStore(social.$state);
  const hasBegun = useRef(false);
  const name = SOCIAL_NAMES[provider];

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void social.finish(provider, address);
  }, [social, provider, address]);

  useEffect(() => {
    if (status === 'done') onSignedIn();
  }, [status, onSignedIn]);

  if (failure)
    return (
      <EmptyState icon={<CircleAlert aria-hidden />} title={t('social.failedTitle', { name })} action={backLink}>
        {failure.message}
      </EmptyState>
    );
  if (status === 'code')
    return (
      <>
        <EntryHead title={t('code.title')} text={t('code.text')} />
        <CodeForm onSubmit={social.sendCode} onBack={onBack} />
      </>
    );
  return (
    <div aria-busy="true">
      <p role="status">{t('social.returning', { name })}</p>
      <Skeleton shape="line" />
    </div>
  );
}
