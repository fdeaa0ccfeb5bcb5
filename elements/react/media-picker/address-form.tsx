import { Link2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../button/button';
import { TextField } from '../field/text-field';
import { useTranslator } from '../foundation/translation';

/** Takes the address of a file that the server fetches. */
export function AddressForm({ onFetchUrl }: { onFetchUrl: (url: string) => void }) {
  const t = useTranslator();
  const [address, setAddress] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!address.trim()) return;
    onFetchUrl(address.trim());
    setAddress('');
  }

  return (
    <form className="sr-upload__address" onSubmit={submit}>
      <TextField
        label={t('editor.urlLabel')}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={address}
        onChange={(event) => setAddress(event.currentTarget.value)}
      />
      <Button type="submit" icon={<Link2 aria-hidden />} disabled={!address.trim()}>
        {t('editor.fetchUrl')}
      </Button>
    </form>
  );
}
