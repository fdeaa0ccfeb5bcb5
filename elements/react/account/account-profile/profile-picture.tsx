import { useStore } from '@nanostores/react';
import type { User } from '@spotreel/sdk/internal/contract';
import type { ProfileStore } from '@spotreel/sdk/internal/stores';
import { useRef } from 'react';
import { Button } from '../../controls/button/button';
import { useTranslator } from '../../foundation/text/translation';

export interface ProfilePictureProps {
  profile: ProfileStore;
  user: User;
}

/** The picture as others see it; without one, the first letter of the name. */
export function ProfilePicture({ profile, user }: ProfilePictureProps) {
  const t = useTranslator();
  const { status } = useStore(profile.$profile);
  const input = useRef<HTMLInputElement>(null);
  const letter = (user.firstName || user.lastName || user.email).charAt(0).toUpperCase();
  return (
    <div className="sr-profile-picture">
      {user.profilePicture ? (
        <img className="sr-profile-picture__image" src={user.profilePicture} alt={t('profile.picture')} />
      ) : (
        <span className="sr-profile-picture__image" aria-hidden>
          {letter}
        </span>
      )}
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('profile.upload')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void profile.savePicture(file);
          event.currentTarget.value = '';
        }}
      />
      <Button size="sm" busy={status === 'sending'} onClick={() => input.current?.click()}>
        {t('profile.upload')}
      </Button>
      {user.profilePicture && (
        <Button size="sm" variant="quiet" onClick={() => profile.save({ profilePictureMediaId: null })}>
          {t('profile.removePicture')}
        </Button>
      )}
    </div>
  );
}
