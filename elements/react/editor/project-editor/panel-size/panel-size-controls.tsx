import { ChevronsDown, ChevronsUp, PanelRightClose, PanelRightOpen } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { IconButton } from '../../../controls/button/button';
import { lazyStyles } from '../../../foundation/styles/lazy-styles';
import { useTranslator } from '../../../foundation/text/translation';
import type { PanelSize } from './panel-size';
import panelSizeCss from './panel-size.css?inline';
import { neighborOf, PANEL_SIZES } from './settled-size';
import { type SizeState, usePanelDrag } from './use-panel-drag';
import { usePanelRetreat } from './use-panel-retreat';

const useStyles = lazyStyles([panelSizeCss]);

export interface PanelSizeControlsProps extends SizeState {
  /** Id of the panel's content. */
  contentId: string;
}

/**
 * Buttons that close, open and enlarge the panel of a small editor. Below the picture the panel has three heights and a handle.
 * A pointer drags it. A tap and the keys of a splitter lead from height to height.
 */
export function PanelSizeControls({ contentId, ...state }: PanelSizeControlsProps) {
  useStyles();
  const t = useTranslator();
  const { size, onSize } = state;
  const isOpen = size !== 'closed';
  const isFull = size === 'full';
  const Toggle = isOpen ? PanelRightClose : PanelRightOpen;
  const Enlarge = isFull ? ChevronsDown : ChevronsUp;
  return (
    <>
      <PanelHandle contentId={contentId} {...state} />
      <div className="sr-panel-size">
        <IconButton
          size="sm"
          className="sr-panel-size__height"
          label={t(isFull ? 'panels.makeHalf' : 'panels.makeFull')}
          onClick={() => onSize(isFull ? 'half' : 'full')}
        >
          <Enlarge aria-hidden />
        </IconButton>
        <IconButton
          size="sm"
          className="sr-panel-size__toggle"
          label={t(isOpen ? 'panels.hide' : 'panels.show')}
          onClick={() => onSize(isOpen ? 'closed' : 'half')}
        >
          <Toggle aria-hidden />
        </IconButton>
      </div>
    </>
  );
}

const names = { closed: 'panels.closed', half: 'panels.half', full: 'panels.full' } as const;

/** The splitter between picture and panel. */
function PanelHandle({ contentId, ...state }: PanelSizeControlsProps) {
  const t = useTranslator();
  const handle = useRef<HTMLDivElement>(null);
  usePanelDrag(handle, state);
  usePanelRetreat(handle, state);
  const { size, onSize } = state;

  function onKey(event: KeyboardEvent) {
    const next = sizeAfter(event.key, size);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    onSize(next);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      ref={handle}
      role="separator"
      tabIndex={0}
      className="sr-panel-size__handle"
      aria-orientation="horizontal"
      aria-label={t('panels.height')}
      aria-controls={contentId}
      aria-valuemin={0}
      aria-valuemax={PANEL_SIZES.length - 1}
      aria-valuenow={PANEL_SIZES.indexOf(size)}
      aria-valuetext={t(names[size])}
      onKeyDown={onKey}
      onClick={() => onSize(size === 'half' ? 'full' : 'half')}
    />
  );
}

/** The size that a key leads to; undefined when it leads nowhere. */
function sizeAfter(key: string, size: PanelSize): PanelSize | undefined {
  if (key === 'ArrowUp') return neighborOf(size, 1);
  if (key === 'ArrowDown') return neighborOf(size, -1);
  if (key === 'Home') return 'closed';
  if (key === 'End') return 'full';
  if (key === 'Enter') return size === 'closed' ? 'half' : 'closed';
  return undefined;
}
