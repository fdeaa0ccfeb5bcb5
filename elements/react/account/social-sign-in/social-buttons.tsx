import { useStore } from '@nanostores/react';
import { createSocialSignIn, SOCIAL_NAMES, type SocialOffer } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { Button } from '../../controls/button/button';
import { Notice } from '../../controls/notice/notice';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { ProviderIcon } from './provider-icon';
import { useSocialSignInStyles } from './social-sign-in-styles';

/** Props of `SocialButtons`. */
export interface SocialButtonsProps {
  /** Providers that the server is configured for. */
  offers: readonly SocialOffer[];
  /** Opens the page of the provider. */
  onLeave: (url: string) => void;
}

/** A button for each site whose account one can log in with. Nothing where there is none. */
export function SocialButtons({ offers, onLeave }: SocialButtonsProps) {
  useSocialSignInStyles();
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [social] = useState(() => createSocialSignIn(spotreel));
  const { status, provider: chosen, failure } = useStore(social.$state);

  async function leave(offer: SocialOffer) {
    if (status === 'leaving') return;
    const url = await social.begin(offer, location.origin);
    if (url) onLeave(url);
  }
  if (offers.length === 0) return null;
  return (
    <div className="sr-social">
      <p className="sr-social__or">{t('social.or')}</p>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      {offers.map((offer) => (
        <Button
          key={offer.provider}
          size="lg"
          icon={<ProviderIcon provider={offer.provider} />}
          busy={status === 'leaving' && chosen === offer.provider}
          onClick={() => void leave(offer)}
        >
          {t('social.continue', { name: SOCIAL_NAMES[offer.provider] })}
        </Button>
      ))}
    </div>
  );
}
