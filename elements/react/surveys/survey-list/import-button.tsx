import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../controls/button/button';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';

export interface ImportButtonProps {
  onSurvey: (survey: unknown) => void;
}

/** Reads a survey from a JSON file. The server checks whether it is valid. */
export function ImportButton({ onSurvey }: ImportButtonProps) {
  const t = useTranslator();
  const { toasts } = useSpotreel();
  const input = useRef<HTMLInputElement>(null);

  async function read(file: File | undefined) {
    if (!file) return;
    try {
      onSurvey(JSON.parse(await file.text()));
    } catch {
      toasts.show({ tone: 'danger', title: t('surveys.importFailed') });
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        onChange={(event) => {
          void read(event.currentTarget.files?.[0]);
          // The same file again is a new choice.
          event.currentTarget.value = '';
        }}
      />
      <Button icon={<Upload aria-hidden />} onClick={() => input.current?.click()}>
        {t('surveys.import')}
      </Button>
    </>
  );
}
