import { Download } from 'lucide-react';
import { useState } from 'react';
import { addMessages } from '../../../sdk/i18n/late-messages';
import { libraryPageMessages } from '../../../sdk/i18n/parts/library-pages';
import type { TemplatePage } from '../../../sdk/stores/template-page';
import { Button } from '../button/button';
import { startDownload } from '../foundation/start-download';
import { useTranslator } from '../foundation/translation';

addMessages(libraryPageMessages);

/** For operators: the design as a file, to be taken apart or carried to another server. */
export function ExportButton({ page }: { page: TemplatePage }) {
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
