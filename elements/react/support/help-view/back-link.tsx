import { ArrowLeft } from 'lucide-react';

/** What a link to the page above shows. */
export function BackLink({ label }: { label: string }) {
  return (
    <>
      <ArrowLeft aria-hidden />
      {label}
    </>
  );
}
