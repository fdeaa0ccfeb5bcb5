import { useEffect, useState } from 'react';

/** An address under which an image can be shown, for a file until another one replaces it. A string is an address already. */
export function useImageUrl(image: File | string | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!(image instanceof File)) return setUrl(undefined);
    const created = URL.createObjectURL(image);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [image]);
  return typeof image === 'string' ? image : url;
}
