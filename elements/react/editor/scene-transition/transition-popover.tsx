import { Popover as ArkPopover } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { IconButton } from '../../controls/button/button';
import { PageDirection } from '../../foundation/page/page-direction';
import { inTopLayer } from '../../foundation/page/top-layer';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import transitionPopoverCss from './transition-popover.css?inline';

export interface TransitionPopoverProps {
  /** The popover opens at this element, and gives the focus back to it. */
  anchor: HTMLElement;
  /** Side of the anchor with room. */
  side: 'beside' | 'above';
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

const PLACEMENTS = { beside: 'right-start', above: 'top' } as const;

const useStyles = lazyStyles([transitionPopoverCss]);

/** A popover beside its anchor; on narrow screens a sheet at the bottom. The picture stays in view, so it is not modal. */
export function TransitionPopover({ anchor, side, title, closeLabel, onClose, children }: TransitionPopoverProps) {
  useStyles();
  const content = useRef<HTMLDivElement>(null);
  return (
    <PageDirection>
      <ArkPopover.Root
        open
        onOpenChange={({ open }) => open || onClose()}
        positioning={{ placement: PLACEMENTS[side], strategy: 'fixed', getAnchorElement: () => anchor }}
        // a click on the anchor is its own to answer
        persistentElements={[() => anchor]}
        initialFocusEl={() => content.current?.querySelector<HTMLElement>(':checked') ?? null}
        finalFocusEl={() => anchor}
      >
        <Portal>
          <ArkPopover.Positioner {...inTopLayer} className="sr-transition-popover__positioner sr-layer">
            <ArkPopover.Content ref={content} className="sr-transition-popover">
              <header className="sr-transition-popover__head">
                <ArkPopover.Title className="sr-transition-popover__title">{title}</ArkPopover.Title>
                <IconButton label={closeLabel} size="sm" onClick={onClose}>
                  <X aria-hidden />
                </IconButton>
              </header>
              {children}
            </ArkPopover.Content>
          </ArkPopover.Positioner>
        </Portal>
      </ArkPopover.Root>
    </PageDirection>
  );
}
