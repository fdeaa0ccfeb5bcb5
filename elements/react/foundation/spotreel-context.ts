import type { Spotreel } from '@spotreel/sdk/internal/stores';
import { createContext, useContext } from 'react';

/** The account of everything below; `SpotreelProvider` sets it. */
export const SpotreelContext = createContext<Spotreel | undefined>(undefined);

/**
 * Throws outside a `SpotreelProvider`.
 *
 * @example
 * ```tsx
 * import { useSpotreel } from '@spotreel/elements/react';
 *
 * function SignOut() {
 *   const { session } = useSpotreel();
 *   return <button onClick={() => session.signOut()}>Sign out</button>;
 * }
 * ```
 */
export function useSpotreel(): Spotreel {
  const spotreel = useContext(SpotreelContext);
  if (!spotreel) throw new Error('Spotreel components need a SpotreelProvider around them.');
  return spotreel;
}
