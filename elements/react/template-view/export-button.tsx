import { addMessages, libraryPageMessages } from '@spotreel/sdk/i18n';
import type { TemplatePageStore } from '@spotreel/sdk/stores';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button';
import { startDownload } from '../foundation/start-download';
import { useTranslator } from '../foundation/translation';

addMessages(libraryPageMessages);

/** For operators: the design as a file, to be taken apart or carried to another server. */
export function ExportButton({ page }: { page: TemplatePageStore }) {
  const t = useTranslator();
  const [isBusy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    const url = await page.exportPackage();
    setBusy(false);
    if (url !== undefined) startDownload(url);
  }

  return (
    <Button variant="quiet" size="sm" busy={isBusy} icon={<Download aria-hidden />} onClick={download}>
      {t('template.export')}
    </Button>
  );
}
