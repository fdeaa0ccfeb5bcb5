import { useStore } from '@nanostores/react';
import { INVITABLE_ROLES, type UserRole } from '@spotreel/sdk/internal/contract';
import {
  createTableReading,
  emailsOfTable,
  type InvitationsStore,
  type TableReading,
} from '@spotreel/sdk/internal/stores';
import { Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../controls/button/button';
import { FileButton } from '../../controls/button/file-button';
import { SelectField } from '../../controls/field/select-field';
import { TextAreaField } from '../../controls/field/text-field';
import { Notice } from '../../controls/notice/notice';
import { Progress } from '../../controls/progress/progress';
import { TablePreview } from '../../controls/table-preview/table-preview';
import { useSpotreel } from '../../foundation/spotreel-context';
import { useTranslator } from '../../foundation/text/translation';
import { useSession } from '../../foundation/use-session';

const ACCEPT = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain';
/** Addresses and rows that are named. */
const SHOWN = 10;

/** Invites everyone in a table: a file, or cells that are pasted. */
export function InviteTable({ store }: { store: InvitationsStore }) {
  const t = useTranslator();
  const spotreel = useSpotreel();
  const [reading] = useState(() => createTableReading(spotreel));
  const [pasted, setPasted] = useState('');

  useEffect(() => reading.$state.listen(store.forgetInviting), [reading, store]);
  const paste = (text: string) => {
    setPasted(text);
    if (text.trim() === '') reading.clear();
    else void reading.paste(text);
  };
  return (
    <details>
      <summary>{t('people.fromTable')}</summary>
      <div className="sr-invite-table">
        <p className="sr-page__text">{t('people.fromTableText')}</p>
        <div>
          <FileButton
            icon={<Upload aria-hidden />}
            accept={ACCEPT}
            onFiles={([file]) => {
              setPasted('');
              if (file) void reading.readFile(file);
            }}
          >
            {t('table.upload')}
          </FileButton>
        </div>
        <TextAreaField label={t('people.paste')} rows={3} value={pasted} onValueChange={paste} />
        <TablePreview reading={reading} />
        <FoundPeople store={store} reading={reading} />
      </div>
    </details>
  );
}

function FoundPeople({ store, reading }: { store: InvitationsStore; reading: TableReading }) {
  const t = useTranslator();
  const { content, status } = useStore(reading.$state);
  const inviting = useStore(store.$inviting);
  const { user } = useSession();
  const roles = INVITABLE_ROLES[user?.role ?? 'user'];
  const [role, setRole] = useState<UserRole>(roles[0] ?? 'user');
  if (!content || status !== 'ready') return null;
  const { emails, leftOut, rowsWithout } = emailsOfTable(content.table);
  if (emails.length === 0) return <Notice tone="danger">{t('people.noEmails')}</Notice>;
  return (
    <>
      {rowsWithout.length > 0 && (
        <Notice tone="warning">{t('people.rowsWithout', { rows: rowsWithout.slice(0, SHOWN).join(', ') })}</Notice>
      )}
      {leftOut > 0 && <Notice tone="warning">{t('people.leftOut', { count: leftOut })}</Notice>}
      <SelectField
        label={t('people.role')}
        value={role}
        options={roles.map((value) => ({ value, label: t(`role.${value}`) }))}
        onChange={setRole}
      />
      <div>
        <Button
          variant="primary"
          busy={inviting.status === 'sending'}
          disabled={inviting.status === 'done'}
          onClick={() => void store.inviteAll(emails, role)}
        >
          {t('people.inviteAll', { count: emails.length })}
        </Button>
      </div>
      <InvitingResult store={store} />
    </>
  );
}

function InvitingResult({ store }: { store: InvitationsStore }) {
  const t = useTranslator();
  const { status, sent, total, refused, halt } = useStore(store.$inviting);
  if (status === 'idle') return null;
  const percent = (100 * (sent + refused.length)) / Math.max(1, total);
  if (status === 'sending') return <Progress percent={percent} label={t('people.inviting')} />;
  return (
    <Notice tone={halt || refused.length > 0 ? 'warning' : 'info'} title={t('people.invitedCount', { count: sent })}>
      {halt?.message}
      <ul className="sr-invite-table__refused">
        {refused.slice(0, SHOWN).map(({ email, message }) => (
          <li key={email}>
            <bdi>{email}</bdi>: {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
