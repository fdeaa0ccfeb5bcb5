import type { StockTake } from '@spotreel/sdk/internal/stores';
import { Check } from 'lucide-react';
import { Progress } from '../../controls/progress/progress';
import { timeText } from '../../controls/transport/time-text';
import { useTranslator } from '../../foundation/text/translation';

/** Used part of a stock item, or of one of the page. */
interface TileItem {
  readonly name: string;
  readonly thumbnailUrl: string;
  /** Seconds; videos. */
  readonly duration?: number | undefined;
  readonly origin?: { readonly author: string; readonly license: string } | undefined;
}

/** Progress of its copy. */
interface TileTake extends Pick<StockTake, 'status' | 'progress'> {
  readonly item: Pick<TileItem, 'name'>;
}

export interface StockTileProps {
  item: TileItem;
  /** Undefined: it was not picked. */
  take: TileTake | undefined;
  onPick: () => void;
}

/** A stock image or video: its author and license show with the pointer or the focus on it. */
export function StockTile({ item, take, onPick }: StockTileProps) {
  const t = useTranslator();
  const { name, thumbnailUrl, duration, origin } = item;
  return (
    <li className="sr-stock-tile">
      <button type="button" className="sr-stock-tile__button" title={name} onClick={onPick}>
        <img src={thumbnailUrl} alt={name} loading="lazy" decoding="async" draggable={false} />
        {origin && <span className="sr-stock-tile__credit">{t('stock.credit', creditOf(origin))}</span>}
      </button>
      {duration !== undefined && !take && <span className="sr-stock-tile__mark">{timeText(duration)}</span>}
      {take && <TakeState take={take} />}
    </li>
  );
}

function creditOf({ author, license }: NonNullable<TileItem['origin']>) {
  return { author, license };
}

function TakeState({ take }: { take: TileTake }) {
  const t = useTranslator();
  const { status, progress, item } = take;
  if (status === 'failed') return null;
  if (status === 'copying' || status === 'converting')
    return (
      <span className="sr-stock-tile__work">
        <Progress
          percent={progress === undefined ? undefined : progress * 100}
          label={t(`stock.${status}`, { name: item.name })}
        />
      </span>
    );
  return (
    <span className="sr-stock-tile__mark">
      <Check aria-hidden />
      {t(`stock.${status}`)}
    </span>
  );
}
