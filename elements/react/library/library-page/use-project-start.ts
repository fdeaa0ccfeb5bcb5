import { useStore } from '@nanostores/react';
import { openProjectStart } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { useSpotreel } from '../../foundation/spotreel-context';

/** The step from something in the library to a project of it, and why the last one failed. */
export function useProjectStart() {
  const spotreel = useSpotreel();
  const [{ $start, start }] = useState(() => openProjectStart(spotreel));
  return { ...useStore($start), start };
}
