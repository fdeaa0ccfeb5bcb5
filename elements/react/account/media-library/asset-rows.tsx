import { useStore } from '@nanostores/react';
import type { Media } from '@spotreel/sdk/internal/contract';
import type { AssetsStore } from '@spotreel/sdk/internal/stores';
import { useCallback, useDeferredValue, useRef } from 'react';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import virtualRows from '../../library/template-grid/template-grid.css?inline';
import { CardRow } from '../../library/template-grid/virtual/card-row';
import type { CardTurns } from '../../library/template-grid/virtual/card-turns';
import { useListLayout } from '../../library/template-grid/virtual/list-layout';
import { VirtualRows } from '../../library/template-grid/virtual/virtual-rows';
import type { AssetDialog } from './asset-dialog';
import { AssetTile } from './asset-tile';

export interface AssetRowsProps {
  store: AssetsStore;
  onDialog: (dialog: AssetDialog) => void;
  page: NonNullable<ReturnType<AssetsStore['$files']['get']>['data']>;
}

const GAP_PX = 24;
const MIN_WIDTH_PX = 176;
/** On a phone too. */
const FEWEST_COLUMNS = 2;
const PICTURE_RATIO = 4 / 3;

const useStyles = lazyStyles([virtualRows]);

/** Thousands of files, of which only those on show and their neighbors are on the page. The next ones are loaded before their place is reached. */
export function AssetRows({ store, page: loaded, onDialog }: AssetRowsProps) {
  useStyles();
  // files that come in are drawn in steps between frames
  const page = useDeferredValue(loaded);
  const t = useTranslator();
  const frame = useRef<HTMLDivElement>(null);
  const layout = useListLayout(frame);
  const { columns, pitch } = assetGrid(layout);
  const row = useAssetRow({ store, page, onDialog, columns });
  const onRange = useLoadAhead({ store, page, columns });
  return (
    <div ref={frame} className="sr-assets__frame">
      <FootRuler />
      {layout && (
        <VirtualRows
          // other columns are other rows
          key={columns}
          label={t('assets.files')}
          columns={columns}
          pitch={pitch}
          row={row}
          onRange={onRange}
          scroller={layout.scroller}
          scrollMargin={layout.scrollMargin}
          count={Math.ceil(page.data.length / columns)}
        />
      )}
    </div>
  );
}

function assetGrid(layout: ReturnType<typeof useListLayout>) {
  const { width = 0, wordsHeight = 0 } = layout ?? {};
  const columns = Math.max(FEWEST_COLUMNS, Math.floor((width + GAP_PX) / (MIN_WIDTH_PX + GAP_PX)));
  const pictureWidth = (width - (columns - 1) * GAP_PX) / columns;
  return { columns, pitch: Math.ceil(pictureWidth / PICTURE_RATIO + wordsHeight) + GAP_PX };
}

function useAssetRow({ store, page, onDialog, columns }: AssetRowsProps & { columns: number }) {
  const { data: files, totalCount } = page;
  const { selection } = store;
  const selected = useStore(selection.$selected);
  const tile = useCallback(
    (media: Media) => (
      <AssetTile media={media} isSelected={selected.has(media.id)} selection={selection} onDialog={onDialog} />
    ),
    [selected, selection, onDialog],
  );
  return useCallback(
    (index: number, turns: CardTurns) => (
      <CardRow
        index={index}
        columns={columns}
        count={totalCount}
        items={{ get: (place) => files[place] }}
        card={tile}
        turns={turns}
      />
    ),
    [files, columns, totalCount, tile],
  );
}

/** Asks for more files while two more screens of loaded ones follow. */
function useLoadAhead({ store, page, columns }: Pick<AssetRowsProps, 'store' | 'page'> & { columns: number }) {
  const { data: files, totalCount } = page;
  return useCallback(
    (first: number, last: number) => {
      const soon = (last + 2 * (last - first + 1)) * columns;
      if (files.length < totalCount && soon >= files.length) void store.loadMore();
    },
    [store, files, totalCount, columns],
  );
}

/** Name and menu of a file, drawn invisibly in the reader's own font size. */
function FootRuler() {
  return (
    <div className="sr-asset__foot sr-assets__ruler" aria-hidden>
      <span className="sr-asset__name">{'\u00a0'}</span>
      <span className="sr-button sr-button--quiet sr-button--sm sr-button--icon" />
    </div>
  );
}
