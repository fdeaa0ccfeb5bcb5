import { useStore } from '@nanostores/react';
import type { SessionState } from '../../../sdk/stores/session-store';
import { useSpotreel } from './spotreel-context';

/** Who is signed in. */
export function useSession(): SessionState {
  return useStore(useSpotreel().session.$session);
}
