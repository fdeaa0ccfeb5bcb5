import type { ExportFormat } from '@spotreel/sdk/internal/contract';
import type { SurveyResultsStore } from '@spotreel/sdk/internal/stores';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button';
import { saveFrom } from '../foundation/save-file';
import { useTranslator } from '../foundation/translation';

const FORMATS = [
  { format: 'csv', key: 'results.exportCsv' },
  { format: 'json', key: 'results.exportJson' },
] as const;

/** Save the filtered responses as a file. */
export function ExportButtons({ store }: { store: SurveyResultsStore }) {
  const t = useTranslator();
  const [exporting, setExporting] = useState<ExportFormat>();

  async function exportAs(format: ExportFormat) {
    setExporting(format);
    const file = await store.exportFile(format);
    setExporting(undefined);
    if (file) saveFrom(file.url, file.fileName);
  }

  return (
    <div className="sr-results__exports">
      {FORMATS.map(({ format, key }) => (
        <Button
          key={format}
          icon={<Download aria-hidden />}
          busy={exporting === format}
          onClick={() => exportAs(format)}
        >
          {t(key)}
        </Button>
      ))}
    </div>
  );
}
