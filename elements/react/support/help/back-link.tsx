import { ArrowLeft } from 'lucide-react';

/** Content of a link to the page above. */
export function BackLink({ label }: { label: string }) {
  return (
    <>
      <ArrowLeft aria-hidden />
      {label}
    </>
  );
}
