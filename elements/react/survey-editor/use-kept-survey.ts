import { useStore } from '@nanostores/react';
import type { SurveyEditorStore } from '@spotreel/sdk/stores';
import { useEffect } from 'react';

/** Opens the survey. Unsaved edits are kept in this browser when the page is left, after a warning of the browser. */
export function useKeptSurvey(store: SurveyEditorStore): void {
  const isChanged = useStore(store.$isChanged);

  useEffect(() => {
    void store.open();
    // a link inside the app unloads no page: the unmount keeps the edits as well
    addEventListener('pagehide', store.keep);
    return () => {
      removeEventListener('pagehide', store.keep);
      store.keep();
    };
  }, [store]);

  useEffect(() => {
    if (!isChanged) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isChanged]);
}
