import type { Render } from '@spotreel/sdk/contract';
import type { MessageKey } from '@spotreel/sdk/i18n';
import { Clapperboard, Download, Share2 } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import type { ExportStep } from './export-step';
import { formatNames } from './format-names';
import type { RenderDialogProps } from './render-dialog-props';

export interface RenderFooterProps
  extends Pick<RenderDialogProps, 'isRequesting' | 'isCancelling' | 'onRender' | 'onCancel' | 'onDownload' | 'onShare'>,
    Pick<RenderDialogProps, 'durationSeconds' | 'picture' | 'renders'> {
  step: ExportStep;
  /** The message above offers another button. */
  isRefused: boolean;
}

/** The next step first: export what is on the stage, or download its file. */
export function RenderFooter(props: RenderFooterProps): ReactNode {
  const t = useTranslator();
  const { step, isRefused, isRequesting, isCancelling, onRender, onCancel, onDownload } = props;
  const isPicture = props.picture !== undefined;
  if (step.name === 'running' && !isRequesting) return <CancelButton isCancelling={isCancelling} onCancel={onCancel} />;
  const isReady = step.name === 'ready';
  return (
    <>
      <Button
        key="export"
        variant={isReady || isRefused ? 'secondary' : 'primary'}
        icon={<Clapperboard aria-hidden />}
        busy={isRequesting}
        disabled={props.durationSeconds === 0}
        onClick={onRender}
      >
        {t(startOf(props.renders.length > 0, isPicture))}
      </Button>
      {isReady && props.onShare && (
        <Button icon={<Share2 aria-hidden />} onClick={props.onShare}>
          {t('render.share')}
        </Button>
      )}
      {isReady && <DownloadLink render={step.render} isPicture={isPicture} onDownload={onDownload} />}
    </>
  );
}

function CancelButton({ isCancelling, onCancel }: Pick<RenderFooterProps, 'isCancelling' | 'onCancel'>) {
  const t = useTranslator();
  const button = useRef<HTMLButtonElement>(null);
  useLostFocus(button);
  return (
    <Button ref={button} onClick={onCancel} busy={isCancelling}>
      {t('render.cancel')}
    </Button>
  );
}

interface DownloadLinkProps {
  render: Render;
  isPicture: boolean;
  onDownload: () => void;
}

function DownloadLink({ render, isPicture, onDownload }: DownloadLinkProps) {
  const t = useTranslator();
  const link = useRef<HTMLAnchorElement>(null);
  useLostFocus(link);
  if (!render.downloadUrl) return null;
  return (
    <a
      ref={link}
      className="sr-button sr-button--primary sr-button--md"
      href={render.downloadUrl}
      download
      onClick={onDownload}
    >
      <Download aria-hidden />
      {isPicture ? t('pictureExport.download', { format: formatNames[render.format] }) : t('render.download')}
    </a>
  );
}

/**
 * The button that had the focus is gone: `target`, which replaced it, takes the focus. A layout effect, because the dialog
 * would move the focus to its first button later.
 */
function useLostFocus(target: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = target.current?.getRootNode() as Document | ShadowRoot | undefined;
    const active = root?.activeElement;
    if (!active || active === document.body || active.getAttribute('role') === 'dialog') target.current?.focus();
  }, [target]);
}

function startOf(isAgain: boolean, isPicture: boolean): MessageKey {
  if (isPicture) return isAgain ? 'pictureExport.again' : 'pictureExport.start';
  return isAgain ? 'render.again' : 'render.start';
}
