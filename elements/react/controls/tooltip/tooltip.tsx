import { Portal } from '@ark-ui/react/portal';
import { Tooltip as ArkTooltip } from '@ark-ui/react/tooltip';
import type { ReactElement } from 'react';
import { PageDirection } from '../../foundation/page/page-direction';
import { inTopLayer } from '../../foundation/page/top-layer';

export interface TooltipProps {
  text: string;
  children: ReactElement;
}

const FIXED = { strategy: 'fixed' } as const;

/** A short explanation on hover and focus. Never the only place where something is said. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <PageDirection>
      <ArkTooltip.Root openDelay={400} closeDelay={0} positioning={FIXED} lazyMount unmountOnExit>
        <ArkTooltip.Trigger asChild>{children}</ArkTooltip.Trigger>
        <Portal>
          <ArkTooltip.Positioner {...inTopLayer} className="sr-layer">
            <ArkTooltip.Content className="sr-tooltip">{text}</ArkTooltip.Content>
          </ArkTooltip.Positioner>
        </Portal>
      </ArkTooltip.Root>
    </PageDirection>
  );
}
