import { Popover as ArkPopover } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageDirection } from '../../foundation/page/page-direction';
import { inTopLayer } from '../../foundation/page/top-layer';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { IconButton } from '../button/button';
import anchoredPopoverCss from './anchored-popover.css?inline';

export interface AnchoredPopoverProps {
  open: boolean;
  /** The popover opens at this element, and gives the focus back to it. */
  anchor: HTMLElement;
  /** Side of the anchor with room. */
  side: 'beside' | 'above';
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** Distances are in px. Above, the timeline around a mark stays in view. */
const POSITIONS = {
  beside: { placement: 'right-start', gutter: 8 },
  above: { placement: 'top', gutter: 56 },
} as const;

const useStyles = lazyStyles([anchoredPopoverCss]);

/** A popover beside its anchor; on narrow screens a sheet at the bottom. The page around it can be used meanwhile. */
export function AnchoredPopover(props: AnchoredPopoverProps) {
  const { open, anchor, side, title, closeLabel, onClose, children } = props;
  useStyles();
  return (
    <PageDirection>
      <ArkPopover.Root
        open={open}
        lazyMount
        unmountOnExit
        onOpenChange={(change) => change.open || onClose()}
        positioning={{ ...POSITIONS[side], strategy: 'fixed', getAnchorElement: () => anchor }}
        // a click on the anchor is its own to answer
        persistentElements={[() => anchor]}
        // Ark would forget it where the popover is open from its first moment on
        autoFocus={false}
        finalFocusEl={() => anchor}
      >
        <Portal>
          <ArkPopover.Positioner {...inTopLayer} className="sr-anchored-popover__positioner sr-layer">
            <ArkPopover.Content className="sr-anchored-popover">
              <header className="sr-anchored-popover__head">
                <ArkPopover.Title className="sr-anchored-popover__title">{title}</ArkPopover.Title>
                <IconButton label={closeLabel} size="sm" onClick={onClose}>
                  <X aria-hidden />
                </IconButton>
              </header>
              <FocusOnChosen>{children}</FocusOnChosen>
            </ArkPopover.Content>
          </ArkPopover.Positioner>
        </Portal>
      </ArkPopover.Root>
    </PageDirection>
  );
}

/** Gives the focus to the radio button that is chosen, else to the first control. */
function FocusOnChosen({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    (find(':checked') ?? find('button, input'))?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={place} className="sr-anchored-popover__body">
      {children}
    </div>
  );
}
