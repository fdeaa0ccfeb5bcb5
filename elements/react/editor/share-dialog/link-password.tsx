import { useStore } from '@nanostores/react';
import { SHARE_PASSWORD_MAX, SHARE_PASSWORD_MIN } from '@spotreel/sdk/internal/contract';
import type { VideoShare } from '@spotreel/sdk/internal/stores';
import { type FormEvent, useState } from 'react';
import { Button } from '../../controls/button/button';
import { fieldError } from '../../controls/field/field-error';
import { TextField } from '../../controls/field/text-field';
import { useTranslator } from '../../foundation/text/translation';

export interface LinkPasswordProps {
  store: VideoShare;
  hasPassword: boolean;
}

/** State of the visitors' password, and a form for another one. */
export function LinkPassword({ store, hasPassword }: LinkPasswordProps) {
  const t = useTranslator();
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <PasswordForm store={store} onClose={() => setEditing(false)} />;
  return (
    <div className="sr-sharing__setting sr-sharing__setting--row">
      <div className="sr-sharing__about">
        <strong className="sr-sharing__label">{t('share.password')}</strong>
        <p className="sr-sharing__hint">{t(hasPassword ? 'share.passwordOn' : 'share.passwordOff')}</p>
      </div>
      <Button size="sm" onClick={() => setEditing(true)}>
        {t(hasPassword ? 'share.passwordChange' : 'share.passwordAdd')}
      </Button>
      {hasPassword && (
        <Button size="sm" variant="quiet" onClick={() => void store.update({ password: null })}>
          {t('share.passwordRemove')}
        </Button>
      )}
    </div>
  );
}

/** The owner sees what is typed: it has to be passed on. */
function PasswordForm({ store, onClose }: { store: VideoShare; onClose: () => void }) {
  const t = useTranslator();
  const change = useStore(store.$change);
  const [password, setPassword] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (await store.update({ password })) onClose();
  }
  return (
    <form className="sr-sharing__setting" onSubmit={submit}>
      <TextField
        label={t('share.newPassword')}
        hint={t('share.passwordHint', { count: SHARE_PASSWORD_MIN })}
        error={fieldError(change, 'password')}
        minLength={SHARE_PASSWORD_MIN}
        maxLength={SHARE_PASSWORD_MAX}
        autoComplete="off"
        required
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <div className="sr-sharing__actions">
        <Button type="submit" size="sm" variant="primary" busy={change.status === 'sending'}>
          {t('share.passwordSave')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}
