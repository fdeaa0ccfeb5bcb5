import { Maximize, Minimize } from 'lucide-react';
import { IconButton } from '../button/button';
import { useTranslator } from '../foundation/translation';

export interface FullscreenButtonProps {
  isOn: boolean;
  onToggle: () => void;
}

/** Enters and leaves the browser's full screen. */
export function FullscreenButton({ isOn, onToggle }: FullscreenButtonProps) {
  const t = useTranslator();
  return (
    <IconButton size="sm" label={t(isOn ? 'preview.leaveFullscreen' : 'preview.enterFullscreen')} onClick={onToggle}>
      {isOn ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
    </IconButton>
  );
}
