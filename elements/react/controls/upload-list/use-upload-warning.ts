import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { useSpotreel } from '../../foundation/spotreel-context';

/** The browser asks before it leaves a page with a file that is not sent yet, or while `isOther`. */
export function useUploadWarning(isOther = false): void {
  const { media } = useSpotreel();
  const uploads = useStore(media.uploads.$uploads);
  const isNeeded = isOther || uploads.some(({ status }) => status === 'waiting' || status === 'uploading');
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
