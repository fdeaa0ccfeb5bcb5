import { useStore } from '@nanostores/react';
import type { HexColor } from '@spotreel/sdk/internal/base';
import type { ManagedTenant, TenantBranding } from '@spotreel/sdk/internal/contract';
import type { TenantBrandingStore } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useEffect, useState } from 'react';
import { AccountPanel } from '../../account/account-screen/account-panel';
import { Button } from '../../controls/button/button';
import { fieldError, formError } from '../../controls/field/field-error';
import { SelectField } from '../../controls/field/select-field';
import { TextField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { AccentField } from './accent-field';

export interface TenantBrandFormProps {
  tenant: ManagedTenant;
  branding: TenantBranding;
  store: TenantBrandingStore;
  mayManage: boolean;
  onSaved: (tenant: ManagedTenant) => void;
}

const MAIL_FIELDS = ['senderName', 'senderAddress', 'replyTo'] as const;
const LINK_FIELDS = ['supportUrl', 'termsUrl', 'privacyUrl'] as const;
type TextName = (typeof MAIL_FIELDS)[number] | (typeof LINK_FIELDS)[number];

/** Name, color, font, emails and links of a tenant. */
export function TenantBrandForm({ tenant, branding, store, mayManage, onSaved }: TenantBrandFormProps) {
  const t = useTranslator();
  const form = useStore(store.$form);
  const { draft, change } = useBrandDraft(tenant, branding);
  const refusal = formError(form);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { name, accent, font, ...texts } = draft;
    const values = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.trim() || null]));
    const saved = await store.save(name, { ...values, accent, font: font || null });
    if (saved) onSaved(saved);
  }
  const text = (field: TextName, hint?: string) => (
    <TextField
      key={field}
      label={t(`tenantBrand.${field}`)}
      hint={hint}
      value={draft[field]}
      onChange={(event) => change({ [field]: event.currentTarget.value })}
      error={fieldError(form, field)}
    />
  );
  return (
    <form className="sr-tenant-profile" onSubmit={submit} noValidate>
      <fieldset className="sr-tenant-profile__fields" disabled={!mayManage}>
        <AccountPanel title={t('tenantBrand.look')}>
          {refusal && <Notice tone="danger">{refusal}</Notice>}
          <TextField
            label={t('tenantBrand.nameLabel')}
            maxLength={80}
            value={draft.name}
            onChange={(event) => change({ name: event.currentTarget.value })}
            error={fieldError(form, 'name')}
          />
          <AccentField value={draft.accent} onChange={(accent) => change({ accent })} />
          <FontField font={draft.font} onChange={(font) => change({ font })} />
        </AccountPanel>
        <AccountPanel title={t('tenantBrand.mail')}>
          {text('senderName')}
          {text('senderAddress', t('tenantBrand.senderHint'))}
          {text('replyTo')}
        </AccountPanel>
        <AccountPanel title={t('tenantBrand.links')}>{LINK_FIELDS.map((field) => text(field))}</AccountPanel>
      </fieldset>
      {mayManage && (
        <div className="sr-account-form__actions">
          <Button type="submit" variant="primary" busy={form.status === 'sending'}>
            {t('agency.save')}
          </Button>
          {form.status === 'sent' && <span role="status">{t('agency.saved')}</span>}
        </div>
      )}
    </form>
  );
}

interface BrandDraft extends Record<TextName, string> {
  name: string;
  accent: HexColor | null;
  /** Empty: the default. */
  font: string;
}

/** Unsaved input. */
function useBrandDraft(tenant: ManagedTenant, { own }: TenantBranding) {
  const [draft, setDraft] = useState<BrandDraft>(() => ({
    name: tenant.name,
    accent: own.accent as HexColor | null,
    font: own.font ?? '',
    senderName: own.senderName ?? '',
    senderAddress: own.senderAddress ?? '',
    replyTo: own.replyTo ?? '',
    supportUrl: own.supportUrl ?? '',
    termsUrl: own.termsUrl ?? '',
    privacyUrl: own.privacyUrl ?? '',
  }));
  return { draft, change: (part: Partial<BrandDraft>) => setDraft({ ...draft, ...part }) };
}

function FontField({ font, onChange }: { font: string; onChange: (font: string) => void }) {
  const t = useTranslator();
  const { fonts } = useSpotreel();
  const { data } = useStore(fonts.$fonts);
  useEffect(() => {
    void fonts.load();
  }, [fonts]);
  const names = (data ?? []).map(({ name }) => ({ value: name, label: name }));
  const own = font && !names.some(({ value }) => value === font) ? [{ value: font, label: font }] : [];
  return (
    <SelectField
      label={t('tenantBrand.font')}
      value={font}
      options={[{ value: '', label: t('tenantBrand.defaultFont') }, ...own, ...names]}
      onChange={onChange}
    />
  );
}
