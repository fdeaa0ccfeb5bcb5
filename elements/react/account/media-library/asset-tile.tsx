import type { Media } from '@spotreel/sdk/internal/contract';
import type { AssetsStore } from '@spotreel/sdk/internal/stores';
import { FolderInput, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../../controls/button/button';
import { MediaPreview } from '../../controls/media-preview/media-preview';
import { Menu } from '../../controls/menu/menu';
import { SoundButton } from '../../controls/sound-button/sound-button';
import { timeText } from '../../controls/transport/time-text';
import { Waveform } from '../../controls/waveform/waveform';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';
import type { AssetDialog } from './asset-dialog';
import { dragFiles } from './dragged-files';

export interface AssetTileProps {
  media: Media;
  isSelected: boolean;
  selection: AssetsStore['selection'];
  onDialog: (dialog: AssetDialog) => void;
}

/** A file: its picture or waveform, a box to select it, its name, and what can be done with it. */
export const AssetTile = memo(function AssetTile({ media, isSelected, selection, onDialog }: AssetTileProps) {
  const t = useTranslator();
  const { id, name } = media;
  /** The selected files go along with one of them. */
  const dragged = () => (isSelected ? [...selection.$selected.get()] : [id]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only a mouse drags; the menu moves files too
    <div
      className={classNames('sr-asset', isSelected && 'sr-asset--selected')}
      draggable
      onDragStart={(event) => dragFiles(event, dragged())}
    >
      <button
        type="button"
        className="sr-asset__picture"
        aria-label={t('assets.show', { name })}
        onClick={() => onDialog({ kind: 'details', media })}
      >
        <AssetPicture media={media} />
      </button>
      <AssetState media={media} />
      <input
        type="checkbox"
        className="sr-asset__check"
        aria-label={t('assets.select', { name })}
        checked={isSelected}
        onClick={(event) => (event.shiftKey ? selection.selectTo(id) : selection.toggle(id))}
        readOnly
      />
      <div className="sr-asset__foot">
        <AssetSound media={media} />
        <span className="sr-asset__name" title={name}>
          {name}
        </span>
        {/* the key closes an open menu when the tile shows another file */}
        <AssetMenu key={id} media={media} onDialog={onDialog} />
      </div>
    </div>
  );
});

function AssetPicture({ media }: { media: Media }) {
  const { peaks } = media.props;
  if (peaks) return <Waveform peaks={peaks} className="sr-asset__wave" />;
  return media.preview && <MediaPreview media={media} />;
}

/** Music is heard without opening it. */
function AssetSound({ media: { name, url, type, state } }: { media: Media }) {
  const t = useTranslator();
  if (type !== 'audio' || state !== 'ready') return null;
  const labels = { play: t('assets.play', { name }), stop: t('assets.stop', { name }) };
  return <SoundButton url={url} labels={labels} size="sm" />;
}

/** Length of a video or piece of music, or the progress of its conversion. */
function AssetState({ media }: { media: Media }) {
  const t = useTranslator();
  const { state, percentageComplete = 0, props, type } = media;
  if (state === 'failed') return <span className="sr-asset__state sr-asset__state--failed">{t('assets.failed')}</span>;
  if (state === 'not_loaded') return <span className="sr-asset__state">{t('uploads.waiting')}</span>;
  if (state === 'processing')
    return <span className="sr-asset__state">{t('uploads.converting', { percent: percentageComplete })}</span>;
  if ((type !== 'video' && type !== 'audio') || props.duration === undefined) return null;
  return <span className="sr-asset__state">{timeText(props.duration)}</span>;
}

function AssetMenu({ media, onDialog }: Pick<AssetTileProps, 'media' | 'onDialog'>) {
  const t = useTranslator();
  const label = t('assets.actions', { name: media.name });
  const ids = [media.id];
  const rename = {
    value: 'rename',
    label: t('assets.rename'),
    icon: <Pencil aria-hidden />,
    onSelect: () => onDialog({ kind: 'rename', media }),
  };
  const move = {
    value: 'move',
    label: t('assets.move'),
    icon: <FolderInput aria-hidden />,
    onSelect: () => onDialog({ kind: 'move', ids }),
  };
  const remove = {
    value: 'delete',
    label: t('assets.delete'),
    icon: <Trash2 aria-hidden />,
    danger: true,
    onSelect: () => onDialog({ kind: 'delete', ids }),
  };
  const trigger = (
    <IconButton label={label} size="sm">
      <MoreHorizontal aria-hidden />
    </IconButton>
  );
  return <Menu label={label} trigger={trigger} items={[rename, move, remove]} />;
}
