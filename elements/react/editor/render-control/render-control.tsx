import { useStore } from '@nanostores/react';
import type { RenderChoices } from '@spotreel/sdk/internal/contract';
import { createRender, type RenderNotice, type RenderState } from '@spotreel/sdk/internal/stores';
import { Download, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button, IconButton } from '../../controls/button/button';
import { Notice } from '../../controls/notice/notice';
import { Progress } from '../../controls/progress/progress';
import { startDownload } from '../../foundation/files/start-download';
import { Slot } from '../../foundation/page/slot';
import { useSpotreel } from '../../foundation/spotreel-context';
import { lazyStyles } from '../../foundation/styles/lazy-styles';
import { useTranslator } from '../../foundation/text/translation';
import { useLatest } from '../../foundation/use-latest';
import { type ExportReports, reportExport } from '../editor-host/report-export';
import { DeviceExportButton } from './device-export-button';
import { isAsChosen } from './is-as-chosen';
import type { RenderButtonMethods } from './render-button-methods';
import renderControlCss from './render-control.css?inline';
import { renderControlMethods } from './render-control-methods';

const useStyles = lazyStyles([renderControlCss]);

export interface RenderControlProps extends ExportReports {
  projectId: number | undefined;
  /** Choices for an export; a missing one has the server's default. */
  choices: RenderChoices;
  /** Offers an export on this device, too. */
  deviceExport: boolean;
  /** Asks before an export. False: the page does it itself. */
  onBeforeRender: (detail: { projectId: number }) => boolean;
  /** A file was saved on this device. */
  onDeviceExported: (detail: { projectId: number }) => void;
  provideMethods: (methods: RenderButtonMethods | undefined) => void;
}

/** Exports a saved project: a button, then progress, then the download. */
export function RenderControl(props: RenderControlProps) {
  useStyles();
  const { projectId, choices, onBeforeRender, provideMethods } = props;
  const spotreel = useSpotreel();
  const [render] = useState(() => createRender(spotreel));
  const state = useStore(render.$render);
  const reports = useLatest((): ExportReports => props);
  const asked = useLatest(() => choices);

  useEffect(() => {
    if (projectId === undefined) return;
    const stop = render.$render.listen((now, before) => reportExport(now, before, projectId, reports()));
    void render.watch(projectId);
    provideMethods(renderControlMethods(render, projectId, asked));
    return () => {
      stop();
      render.stop();
      provideMethods(undefined);
    };
  }, [render, projectId, asked, reports, provideMethods]);

  function start() {
    if (projectId !== undefined && onBeforeRender({ projectId })) void render.request(projectId, undefined, choices);
  }

  return (
    <div className="sr-render-control">
      <Controls
        state={state}
        choices={choices}
        isDisabled={projectId === undefined}
        onStart={start}
        onCancel={render.cancel}
      />
      {props.deviceExport && <OnThisDevice {...props} />}
      {state.notice && <Refusal notice={state.notice} />}
    </div>
  );
}

function Refusal({ notice: { tone, title, text } }: { notice: RenderNotice }) {
  return (
    <Slot name="error">
      <Notice tone={tone} title={title}>
        {text}
      </Notice>
    </Slot>
  );
}

function OnThisDevice({ projectId, onBeforeRender, onDeviceExported }: RenderControlProps) {
  return (
    <DeviceExportButton
      projectId={projectId}
      mayStart={() => projectId !== undefined && onBeforeRender({ projectId })}
      onSaved={() => projectId !== undefined && onDeviceExported({ projectId })}
    />
  );
}

interface ControlsProps {
  state: RenderState;
  choices: RenderChoices;
  isDisabled: boolean;
  onStart: () => void;
  onCancel: () => void;
}

function Controls({ state, choices, isDisabled, onStart, onCancel }: ControlsProps) {
  const t = useTranslator();
  const { status, percentageComplete, renders, isCancelling } = state;
  const percent = Math.floor(percentageComplete);
  const wanted = { ...choices, ratio: choices.ratio ?? state.ratio };
  const file = renders.find((render) => render.isCurrent && render.downloadUrl && isAsChosen(render, wanted));
  const url = status === 'done' ? file?.downloadUrl : null;
  if (status === 'queued' || status === 'rendering') {
    const words = t(status === 'queued' ? 'renders.queued' : 'renders.rendering', { percent });
    return (
      <div className="sr-render-control__progress" part="progress">
        <span role="status">{words}</span>
        <Progress percent={status === 'queued' ? undefined : percentageComplete} label={t('render.rendering')} />
        <IconButton size="sm" label={t('render.cancel')} busy={isCancelling} onClick={onCancel}>
          <X aria-hidden />
        </IconButton>
      </div>
    );
  }
  return (
    <>
      <Button
        variant={url ? 'secondary' : 'primary'}
        part="button"
        busy={status === 'requesting'}
        disabled={isDisabled}
        onClick={onStart}
      >
        <Slot name="label">{t(url ? 'render.again' : 'editor.render')}</Slot>
      </Button>
      {url && (
        <Button variant="primary" part="download" icon={<Download aria-hidden />} onClick={() => startDownload(url)}>
          {t('embedded.download')}
        </Button>
      )}
    </>
  );
}
