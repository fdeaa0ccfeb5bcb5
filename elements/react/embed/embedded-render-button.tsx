import type { RenderChoices } from '@spotreel/sdk/internal/contract';
import { Skeleton } from '../controls/skeleton/skeleton';
import { RenderControl, type RenderControlProps } from '../editor/render-control/render-control';
import { type EmbeddedProps, EmbeddedRoot } from './embedded-root';

/** A page may set a property to undefined. */
type Choices = { [Name in keyof RenderChoices]?: RenderChoices[Name] | undefined };

export interface EmbeddedRenderButtonProps
  extends EmbeddedProps,
    Choices,
    Omit<RenderControlProps, 'projectId' | 'choices' | 'deviceExport'> {
  projectId?: number | undefined;
  deviceExport?: boolean | undefined;
}

/** Content of `<render-button>`. */
export function EmbeddedRenderButton(props: EmbeddedRenderButtonProps) {
  const { projectId, format, resolution, quality, frameRate, transparent, ratio, ...other } = props;
  const { deviceExport = false, onBeforeRender, provideMethods, ...rest } = other;
  const { onRenderProgress, onProjectRendered, onRenderFailed, onRenderCancelled, onDeviceExported, ...root } = rest;
  return (
    <EmbeddedRoot {...root} loading={<Skeleton shape="line" />}>
      <RenderControl
        key={projectId}
        projectId={projectId}
        choices={{ format, resolution, quality, frameRate, transparent: transparent || undefined, ratio }}
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
