import { useStore } from '@nanostores/react';
import type { SessionState } from '@spotreel/sdk/stores';
import { useSpotreel } from './spotreel-context';

/** Who is signed in. */
export function useSession(): SessionState {
  return useStore(useSpotreel().session.$session);
}
