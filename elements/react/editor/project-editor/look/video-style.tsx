import { useStore } from '@nanostores/react';
import type { HexColor } from '@spotreel/sdk/internal/base';
import { headlineOf, paletteRoles, suggestPalettes } from '@spotreel/sdk/internal/project';
import { useEffect, useMemo } from 'react';
import { useSpotreel } from '../../../foundation/spotreel-context';
import { useTranslator } from '../../../foundation/text/translation';
import { useEditor } from '../../editor-context/editor-context';
import { useAllowedEdits } from '../../editor-context/use-allowed-edits';
import { StylePanel } from '../../style-panel/style-panel';
import { VideoBrand } from './video-brand';

/** Brand, colors and font of the open video. */
export function VideoStyle() {
  const { fonts } = useSpotreel();
  const { document, views, environment, actions } = useEditor();
  const list = useStore(fonts.$fonts);
  const project = useStore(document.$project);
  const context = useStore(views.$context);
  const palette = useStore(views.$palette);
  const look = useStore(environment.$look);
  const allows = useAllowedEdits();
  const own = (look?.palette ?? palette) as readonly HexColor[];

  const roles = useMemo(() => paletteRoles(context), [context]);
  const suggestions = usePalettes(own);

  useFetched();

  return (
    <>
      {allows('brand') && <VideoBrand />}
      {allows('style') && (
        <StylePanel
          fonts={list.data ?? []}
          fontFamily={project?.fontFamily ?? null}
          ownFont={look?.fontFamily ?? ''}
          sample={project ? headlineOf(project, context) : ''}
          palette={palette}
          defaultPalette={own}
          roles={roles}
          suggestions={suggestions}
          language={project?.language ?? null}
          onLanguage={actions.setLanguage}
          onFont={actions.setFont}
          onPaletteColor={actions.setPaletteColor}
          onPalette={actions.setPalette}
          onDrag={() => document.beginGesture().finish}
        />
      )}
    </>
  );
}

/** The fonts on offer, and what changes a palette. */
function useFetched() {
  const { fonts } = useSpotreel();
  const { actions } = useEditor();
  useEffect(() => {
    void fonts.load();
    void actions.preparePalette();
  }, [fonts, actions]);
}

/** The palettes of the library's other styles, and the own one turned about. */
function usePalettes(own: readonly HexColor[]) {
  const t = useTranslator();
  const { library } = useSpotreel();
  const recipes = useStore(library.$recipes);
  useEffect(() => {
    if (library.$recipes.get().status === 'idle') void library.loadRecipes();
  }, [library]);
  return useMemo(() => {
    const [background, text, ...rest] = own;
    const inverted = background && text ? [{ name: t('style.inverted'), palette: [text, background, ...rest] }] : [];
    const styles = (recipes.data ?? []).flatMap((recipe) => recipe.templateFamilies);
    const others = styles.map(({ name, palette }) => ({ name, palette: palette as readonly HexColor[] }));
    return suggestPalettes(own, [...inverted, ...others]);
  }, [own, recipes, t]);
}
