import type { Ratio, Render } from '@spotreel/sdk/internal/contract';
import type { MessageKey } from '@spotreel/sdk/internal/i18n';
import { Clapperboard, Download, Share2 } from 'lucide-react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../../controls/button/button';
import { useTranslator } from '../../foundation/text/translation';
import { formatNames } from './choices/format-names';
import type { ExportStep } from './export-step';
import type { RenderDialogProps } from './render-dialog-props';

export interface RenderFooterProps
  extends Pick<RenderDialogProps, 'isRequesting' | 'isCancelling' | 'onRender' | 'onCancel' | 'onDownload' | 'onShare'>,
    Pick<RenderDialogProps, 'durationSeconds' | 'picture' | 'zipUrl' | 'hasErrors'> {
  step: ExportStep;
  /** The ratios that the button exports. */
  asked: readonly Ratio[];
  /** The video was exported before, as it is chosen or before it was edited. */
  isAgain: boolean;
  isTooLong: boolean;
  /** The message above offers another button. */
  isRefused: boolean;
  /** The file that a link shows; one of an earlier version after an edit. */
  shared: Render | undefined;
}

/** The next step first: export what is on the stage, or download its files. */
export function RenderFooter(props: RenderFooterProps): ReactNode {
  const t = useTranslator();
  const { step, asked, isRefused, isRequesting, isCancelling, onRender, onCancel } = props;
  if (step.name === 'running' && (!isRequesting || step.running.length > 0))
    return <CancelButton isCancelling={isCancelling || isRequesting} onCancel={onCancel} />;
  const isReady = step.name === 'ready';
  return (
    <>
      <Button
        key="export"
        variant={isReady || isRefused ? 'secondary' : 'primary'}
        icon={<Clapperboard aria-hidden />}
        busy={isRequesting}
        disabled={props.durationSeconds === 0 || props.isTooLong}
        onClick={() => onRender(asked)}
      >
        {t(startOf(props), { count: asked.length })}
      </Button>
      {step.name !== 'running' && props.shared && props.onShare && (
        <Button icon={<Share2 aria-hidden />} onClick={props.onShare}>
          {t('render.share')}
        </Button>
      )}
      {step.name !== 'running' && <Downloads {...props} results={step.results} isReady={isReady} />}
    </>
  );
}

interface DownloadsProps extends Pick<RenderFooterProps, 'zipUrl' | 'onDownload'> {
  results: readonly Render[];
  isReady: boolean;
}

/** The one file, or all of them in a ZIP. Of some of those that are chosen, each has its own link in the list. */
function Downloads({ results, isReady, zipUrl, onDownload }: DownloadsProps) {
  const t = useTranslator();
  const [only, ...others] = results;
  if (!only || (others.length === 0 && !isReady)) return null;
  if (others.length === 0) {
    const { format, downloadUrl } = only;
    const words =
      format === 'mp4' ? t('render.download') : t('pictureExport.download', { format: formatNames[format] });
    return downloadUrl && <DownloadLink url={downloadUrl} words={words} onDownload={onDownload} />;
  }
  if (!zipUrl) return null;
  const picked = results.map(({ id }) => id).join();
  const words = t('exportRatios.downloadAll');
  return <DownloadLink url={`${zipUrl}&renders=${picked}`} words={words} isQuiet={!isReady} onDownload={onDownload} />;
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
  url: string;
  words: string;
  /** Another step comes first. */
  isQuiet?: boolean;
  onDownload: () => void;
}

function DownloadLink({ url, words, isQuiet = false, onDownload }: DownloadLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useLostFocus(link);
  return (
    <a
      ref={link}
      className={`sr-button sr-button--${isQuiet ? 'secondary' : 'primary'} sr-button--md`}
      href={url}
      download
      onClick={onDownload}
    >
      <Download aria-hidden />
      {words}
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

function startOf({ step, asked, isAgain, picture, hasErrors = false }: RenderFooterProps): MessageKey {
  if (hasErrors && step.name === 'start') return 'check.exportAnyway';
  if (asked.length > 1 && step.name !== 'ready')
    return picture ? 'exportRatios.startImages' : 'exportRatios.startVideos';
  if (picture) return isAgain ? 'pictureExport.again' : 'pictureExport.start';
  return isAgain ? 'render.again' : 'render.start';
}
