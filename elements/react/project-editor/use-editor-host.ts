import type { EditorStore } from '@spotreel/sdk/internal/stores';
import { useEffect } from 'react';
import type { EditorHost } from '../editor-host/connect-editor';
import { useSpotreel } from '../foundation/spotreel-context';
import { useLatest } from '../foundation/use-latest';

/** Connects an editor to the page around its element: methods and events. Their code comes after the editor's. */
export function useEditorHost(editor: EditorStore, host: EditorHost | undefined): void {
  const spotreel = useSpotreel();
  const latest = useLatest(() => host);
  const isHosted = host !== undefined;
  useEffect(() => {
    if (!isHosted) return;
    const life = new AbortController();
    import('../editor-host/connect-editor').then(
      ({ connectEditor }) => connectEditor(editor, spotreel, latest, life.signal),
      (thrown: unknown) => latest()?.onError({ code: 'network_error', message: String(thrown) }),
    );
    return () => life.abort();
  }, [editor, spotreel, isHosted, latest]);
}
