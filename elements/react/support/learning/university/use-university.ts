import { useStore } from '@nanostores/react';
import { createUniversity } from '@spotreel/sdk/internal/stores';
import { useState } from 'react';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { useLoadInLanguage } from '../../../foundation/use-load-in-language';
import { useLearningStyles } from '../learning-styles';

/** The degrees, which are read when the page opens. */
export function useUniversity() {
  useLearningStyles();
  const spotreel = useSpotreel();
  const [university] = useState(() => createUniversity(spotreel));
  const { data: degrees, failure } = useStore(university.$degrees);
  useLoadInLanguage(university.load);
  return { university, degrees, failure };
}
