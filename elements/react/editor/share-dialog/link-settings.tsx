import type { ShareLink } from '@spotreel/sdk/internal/contract';
import type { VideoShare } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { CheckField } from '../../controls/field/check-field';
import { TextField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';

export interface LinkSettingsProps {
  store: VideoShare;
  link: ShareLink;
}

/** Permissions of visitors, and the end of the link. Each change is saved at once. */
export function LinkSettings({ store, link: { allowDownload, expiresAt } }: LinkSettingsProps) {
  const t = useTranslator();
  return (
    <>
      <div className="sr-sharing__setting">
        <CheckField
          label={t('share.download')}
          checked={allowDownload}
          onChange={(isOn) => void store.update({ allowDownload: isOn })}
        />
      </div>
      <LastDay key={expiresAt} expiresAt={expiresAt} onChange={(end) => void store.update({ expiresAt: end })} />
    </>
  );
}

interface LastDayProps {
  expiresAt: string | null;
  onChange: (expiresAt: string | null) => void;
}

/** The last day of a link, where the owner is. Half typed dates are not saved. */
function LastDay({ expiresAt, onChange }: LastDayProps) {
  const t = useTranslator();
  const [day, setDay] = useState(expiresAt === null ? '' : localDay(new Date(expiresAt)));
  const today = localDay(new Date());
  const isPast = day !== '' && day < today;

  function choose(chosen: string) {
    setDay(chosen);
    if (chosen === '') onChange(null);
    else if (chosen >= today) onChange(new Date(`${chosen}T23:59:59`).toISOString());
  }
  return (
    <TextField
      className="sr-sharing__day"
      type="date"
      label={t('share.expires')}
      hint={t('share.expiresHint')}
      error={isPast ? t('share.expiresPast') : undefined}
      min={today}
      value={day}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  );
}

/** `2026-11-24`. */
function localDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
