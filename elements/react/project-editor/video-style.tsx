import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { HexColor } from '../../../sdk/base/color';
import { useSpotreel } from '../foundation/spotreel-context';
import { StylePanel } from '../style-panel/style-panel';
import { useEditor } from './editor-context';

/** Font and colors of the open video. */
export function VideoStyle() {
  const { fonts } = useSpotreel();
  const { document, views, surroundings, actions } = useEditor();
  const list = useStore(fonts.$fonts);
  const project = useStore(document.$project);
  const palette = useStore(views.$palette);
  const family = useStore(surroundings.$family);

  useEffect(() => {
    void fonts.load();
  }, [fonts]);

  return (
    <StylePanel
      fonts={list.data ?? []}
      fontFamily={project?.fontFamily ?? null}
      palette={palette}
      defaultPalette={(family?.palette ?? []) as HexColor[]}
      onFont={actions.setFont}
      onPaletteColor={actions.setPaletteColor}
    />
  );
}
