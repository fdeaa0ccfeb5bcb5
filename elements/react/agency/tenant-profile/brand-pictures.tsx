import { useStore } from '@nanostores/react';
import type { BrandPicture, TenantBranding } from '@spotreel/sdk/internal/contract';
import type { TenantBrandingStore } from '@spotreel/sdk/internal/stores';
import { useRef } from 'react';
import { AccountPanel } from '../../account/account-screen/account-panel';
import { Button } from '../../controls/button/button';
import { Notice } from '../../controls/notice/notice';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';

const SLOTS = ['logo', 'logoDark', 'icon'] as const;

export interface BrandPicturesProps {
  branding: TenantBranding;
  store: TenantBrandingStore;
  mayManage: boolean;
}

/** Logo, logo for dark pages and icon, each uploaded by itself. */
export function BrandPictures({ branding, store, mayManage }: BrandPicturesProps) {
  const t = useTranslator();
  const { status, failure } = useStore(store.$pictures);
  return (
    <AccountPanel title={t('tenantBrand.pictures')} text={t('tenantBrand.picturesText')}>
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      <div className="sr-brand-pictures">
        {SLOTS.map((slot) => (
          <PictureSlot
            key={slot}
            slot={slot}
            own={branding.own[slot]}
            shown={branding.shown[slot]}
            isBusy={status === 'sending'}
            actions={mayManage ? store : undefined}
          />
        ))}
      </div>
    </AccountPanel>
  );
}

interface PictureSlotProps {
  slot: BrandPicture;
  /** Picture that the tenant has uploaded itself. */
  own: string | null;
  shown: string | null;
  isBusy: boolean;
  actions: Pick<TenantBrandingStore, 'upload' | 'remove'> | undefined;
}

function PictureSlot({ slot, own, shown, isBusy, actions }: PictureSlotProps) {
  const t = useTranslator();
  const input = useRef<HTMLInputElement>(null);
  const name = t(`tenantBrand.${slot}`);
  const label = t(own ? 'tenantBrand.replace' : 'tenantBrand.upload', { name });
  return (
    <figure className="sr-brand-pictures__slot">
      <span className={classNames('sr-brand-pictures__frame', slot === 'logoDark' && 'sr-dark')}>
        {shown && <img src={shown} alt={name} />}
      </span>
      <figcaption>{name}</figcaption>
      {actions && (
        <div className="sr-brand-pictures__actions">
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg,image/webp,image/avif,image/heic"
            hidden
            aria-label={label}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              if (file) void actions.upload(slot, file);
              event.currentTarget.value = '';
            }}
          />
          <Button size="sm" disabled={isBusy} onClick={() => input.current?.click()}>
            {label}
          </Button>
          {own && (
            <Button size="sm" variant="quiet" disabled={isBusy} onClick={() => void actions.remove(slot)}>
              {t('tenantBrand.remove', { name })}
            </Button>
          )}
        </div>
      )}
    </figure>
  );
}
