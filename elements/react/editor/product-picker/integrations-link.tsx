import { Plus } from 'lucide-react';
import { useContext } from 'react';
import { HostPagesContext } from '../../foundation/page/host-pages';

/** Opens the page where reviews and products are connected, in a tab of its own: the editor stays. Nothing where there is no such page. */
export function IntegrationsLink({ label }: { label: string }) {
  const { integrationsPage: href } = useContext(HostPagesContext);
  if (href === undefined) return null;
  return (
    <a className="sr-button sr-button--primary sr-button--md" href={href} target="_blank" rel="noopener">
      <Plus aria-hidden />
      {label}
    </a>
  );
}
