import type { RenderFormat } from '@spotreel/sdk/contract';
import { RenderControl, type RenderControlProps } from '../render-control/render-control';
import { Skeleton } from '../skeleton/skeleton';
import { type EmbeddedProps, EmbeddedRoot } from './embedded-root';

export interface EmbeddedRenderButtonProps
  extends EmbeddedProps,
    Omit<RenderControlProps, 'projectId' | 'format' | 'deviceExport'> {
  projectId?: number | undefined;
  format?: RenderFormat | undefined;
  deviceExport?: boolean | undefined;
}

/** What `<render-button>` shows. */
export function EmbeddedRenderButton(props: EmbeddedRenderButtonProps) {
  const { projectId, format, deviceExport = false, onBeforeRender, provideMethods, ...rest } = props;
  const { onRenderProgress, onProjectRendered, onRenderFailed, onRenderCancelled, onDeviceExported, ...root } = rest;
  return (
    <EmbeddedRoot {...root} loading={<Skeleton shape="line" />}>
      <RenderControl
        key={projectId}
        projectId={projectId}
        format={format}
        deviceExport={deviceExport}
        onBeforeRender={onBeforeRender}
        onRenderProgress={onRenderProgress}
        onProjectRendered={onProjectRendered}
        onRenderFailed={onRenderFailed}
        onRenderCancelled={onRenderCancelled}
        onDeviceExported={onDeviceExported}
        provideMethods={provideMethods}
      />
    </EmbeddedRoot>
  );
}
