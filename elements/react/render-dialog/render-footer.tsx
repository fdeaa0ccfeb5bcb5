import type { Render } from '@spotreel/sdk/contract';
import type { MessageKey } from '@spotreel/sdk/i18n';
import { Clapperboard, Download } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button';
import { useTranslator } from '../foundation/translation';
import type { ExportStep } from './export-step';
import { formatNames } from './format-names';

export interface RenderFooterProps {
  step: ExportStep;
  isPicture: boolean;
  /** Nothing is there to be exported. */
  isEmpty: boolean;
  isRequesting: boolean;
  isCancelling: boolean;
  /** Another way on is offered above. */
  isRefused: boolean;
  /** There was an export before. */
  isAgain: boolean;
  onRender: () => void;
  onCancel: () => void;
  onDownload: () => void;
}

/** The next step first: export what is on the stage, or download its file. */
export function RenderFooter(props: RenderFooterProps): ReactNode {
  const t = useTranslator();
  const { step, isPicture, isRefused, isRequesting, isCancelling, onRender, onCancel, onDownload } = props;
  if (step.name === 'running' && !isRequesting) return <CancelButton isCancelling={isCancelling} onCancel={onCancel} />;
  const isReady = step.name === 'ready';
  return (
    <>
      <Button
        key="export"
        variant={isReady || isRefused ? 'secondary' : 'primary'}
        icon={<Clapperboard aria-hidden />}
        busy={isRequesting}
        disabled={props.isEmpty}
        onClick={onRender}
      >
        {t(startOf(props.isAgain, isPicture))}
      </Button>
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
 * The button that had the focus is gone: the keyboard goes on with what took its place. Before the dialog notices, which
 * would go back to its first button.
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
