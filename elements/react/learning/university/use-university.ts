import { useStore } from '@nanostores/react';
import { createUniversity } from '@spotreel/sdk/stores';
import { useEffect, useState } from 'react';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useHelpScreen } from '../../help-view/use-help-screen';

/** The degrees, which are read when the page opens. */
export function useUniversity() {
  useHelpScreen();
  const spotreel = useSpotreel();
  const [university] = useState(() => createUniversity(spotreel));
  const { data: degrees, failure } = useStore(university.$degrees);
  useEffect(() => void university.load(), [university]);
  return { university, degrees, failure };
}
