import { useSession, useSpotreel } from '@spotreel/elements/react';
import { lazy, Suspense } from 'react';

const ActingExit = lazy(() => import('./acting-exit').then((module) => ({ default: module.ActingExit })));

/** The banner of a user who uses another person's account; nothing for other users. */
export function ActingBar() {
  const { session } = useSpotreel();
  const { user } = useSession();
  if (!user || !session.isActing()) return null;
  return (
    <Suspense fallback={null}>
      <ActingExit user={user} />
    </Suspense>
  );
}
