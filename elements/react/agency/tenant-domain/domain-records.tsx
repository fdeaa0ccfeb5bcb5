import type { TenantDomain } from '@spotreel/sdk/internal/contract';
import { Copy } from 'lucide-react';
import { IconButton } from '../../controls/button/button';
import { useSpotreel } from '../../foundation/spotreel-context';
import { copyText } from '../../foundation/text/copy-text';
import { useTranslator } from '../../foundation/text/translation';

/** The records to add at the provider of a domain, each to be copied. */
export function DomainRecords({ records }: Pick<TenantDomain, 'records'>) {
  const t = useTranslator();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="sr-table-scroll" tabIndex={0} aria-label={t('tenantDomain.records')}>
      <table className="sr-table">
        <caption className="sr-domain__caption">{t('tenantDomain.records')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tenantDomain.type')}</th>
            <th scope="col">{t('tenantDomain.name')}</th>
            <th scope="col">{t('tenantDomain.value')}</th>
          </tr>
        </thead>
        <tbody>
          {records.map(({ type, name, value }) => (
            <tr key={type}>
              <td>{type}</td>
              <td>
                <Copied text={name} />
              </td>
              <td>
                <Copied text={value} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Copied({ text }: { text: string }) {
  const t = useTranslator();
  const { toasts } = useSpotreel();

  async function copy() {
    await copyText(text).then(
      () => toasts.show({ tone: 'success', title: t('tenantDomain.copied') }),
      () => toasts.show({ tone: 'danger', title: t('tenantDomain.copyFailed') }),
    );
  }
  return (
    <span className="sr-domain__copied">
      <code>{text}</code>
      <IconButton label={t('tenantDomain.copy', { value: text })} size="sm" onClick={() => void copy()}>
        <Copy aria-hidden />
      </IconButton>
    </span>
  );
}
