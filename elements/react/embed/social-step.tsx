import { useStore } from '@nanostores/react';
import { createAppSettings } from '@spotreel/sdk/internal/stores';
import { useEffect, useState } from 'react';
import { SocialButtons } from '../account/social-sign-in/social-buttons';
import { useSpotreel } from '../foundation/spotreel-context';

/**
 * Login with other sites, where the server is configured for it. It opens a tab, so that this page keeps what is on it. The
 * session that begins there reaches this page through the storage.
 */
export function SocialStep({ apiBase }: { apiBase: string }) {
  const { fetch } = useSpotreel().editing.options;
  const [settings] = useState(() => createAppSettings({ apiBase, fetch }));
  const { settings: found } = useStore(settings.$state);
  useEffect(() => {
    void settings.load();
  }, [settings]);
  if (found.socialSignIn.length === 0) return null;
  return <SocialButtons offers={found.socialSignIn} onLeave={leave} />;
}

/** A blocked tab is no reason to do nothing. */
function leave(url: string): void {
  if (!window.open(url, '_blank')) location.assign(url);
}
