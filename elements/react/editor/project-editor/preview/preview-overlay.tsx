import { ArrowLeft } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../../controls/button/button';
import { lazyStyles } from '../../../foundation/styles/lazy-styles';
import { useTranslator } from '../../../foundation/text/translation';
import { useCommands } from '../../editor-context/command-context';
import { PreviewScreen } from '../../project-preview/preview-screen';
import previewOverlayCss from './preview-overlay.css?inline';

const useStyles = lazyStyles([previewOverlayCss]);

/**
 * The video on the whole window, over a page that has no route for it. It is in the top layer, so that nothing of the
 * page lies above it or takes keys. Afterwards the focus goes back to where it was.
 */
export function PreviewOverlay({ onClose }: { onClose: () => void }) {
  useStyles();
  const t = useTranslator();
  const { playback } = useCommands();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => playback.pause(), [playback]);
  // a layout effect: the focus goes back before the dialog is gone
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  return (
    // its own keys reach it after a click on the picture too
    <dialog ref={dialog} className="sr-preview-overlay" aria-label={t('preview.open')} tabIndex={-1} onClose={onClose}>
      <PreviewScreen
        keysWithin={dialog}
        onBack={onClose}
        back={
          <IconButton label={t('preview.back')} onClick={onClose}>
            <ArrowLeft aria-hidden />
          </IconButton>
        }
      />
    </dialog>
  );
}
