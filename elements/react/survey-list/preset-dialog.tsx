import { SURVEY_PRESETS, type SurveyPreset } from '@spotreel/sdk/internal/stores';
import { Dialog } from '../dialog/dialog';
import { useTranslator } from '../foundation/translation';

export interface PresetDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onChoose: (preset: SurveyPreset) => void;
}

/** What a new survey begins with. */
export function PresetDialog({ open, onOpenChange, onChoose }: PresetDialogProps) {
  const t = useTranslator();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('surveys.presetTitle')} closeLabel={t('app.close')}>
      <ul className="sr-presets">
        {SURVEY_PRESETS.map((preset) => (
          <li key={preset}>
            <button type="button" className="sr-preset" onClick={() => onChoose(preset)}>
              <strong>{t(`surveys.preset.${preset}`)}</strong>
              <span>{t(`surveys.preset.${preset}Text`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
