import type { SupportedFormat } from '@spotreel/sdk/export';
import { formatFacts } from '@spotreel/sdk/internal/export';
import { CheckField } from '../../controls/field/check-field';
import { SelectField } from '../../controls/field/select-field';
import { useTranslator } from '../../foundation/text/translation';
import type { DeviceExportChoice } from './device-export-choice';

export interface DeviceExportFormProps {
  /** At least one. */
  formats: readonly SupportedFormat[];
  choice: DeviceExportChoice;
  onChoice: (choice: DeviceExportChoice) => void;
  /** The plan counts it as an export. */
  isCounted: boolean;
}

/** Format of the file. */
export function DeviceExportForm({ formats, choice, onChoice, isCounted }: DeviceExportFormProps) {
  const t = useTranslator();
  const options = formats.map(({ format }) => ({ value: format, label: t(`deviceExport.${format}`) }));
  const { hasTransparency } = formatFacts(choice.format);
  return (
    <>
      <p className="sr-render__intro">{t(isCounted ? 'deviceExport.counted' : 'deviceExport.intro')}</p>
      <SelectField
        label={t('deviceExport.format')}
        value={choice.format}
        options={options}
        onChange={(format) => onChoice({ ...choice, format })}
      />
      {hasTransparency && (
        <CheckField
          label={t('deviceExport.transparent')}
          checked={choice.isTransparent}
          onChange={(isTransparent) => onChoice({ ...choice, isTransparent })}
        />
      )}
      <SoundHint chosen={formats.find(({ format }) => format === choice.format)} />
    </>
  );
}

/** Hint on the sound; nothing if it is as everywhere. */
function SoundHint({ chosen }: { chosen: SupportedFormat | undefined }) {
  const t = useTranslator();
  if (!chosen || chosen.sound === 'aac') return null;
  const { hasSound } = formatFacts(chosen.format);
  if (!hasSound) return <p className="sr-field__hint">{t('deviceExport.silentFormat')}</p>;
  if (!chosen.sound) return <p className="sr-field__hint">{t('deviceExport.silentBrowser')}</p>;
  return chosen.format === 'mp4' ? <p className="sr-field__hint">{t('deviceExport.opus')}</p> : null;
}
