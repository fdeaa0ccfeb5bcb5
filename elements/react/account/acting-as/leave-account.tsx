import { leaveAccount } from '@spotreel/sdk/internal/stores';
import { useEffect, useRef } from 'react';
import { useSpotreel } from '../../foundation/spotreel-context';

/** Props of `LeaveAccount`. */
export interface LeaveAccountProps {
  /** The next calls are made for the own account: reload the page. */
  onLeft: () => void;
}

/** Leaves the account that is used, as soon as it is shown. It draws nothing. */
export function LeaveAccount({ onLeft }: LeaveAccountProps) {
  const spotreel = useSpotreel();
  const isLeaving = useRef(false);

  useEffect(() => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    void leaveAccount(spotreel).then(onLeft);
  }, [spotreel, onLeft]);
  return null;
}
