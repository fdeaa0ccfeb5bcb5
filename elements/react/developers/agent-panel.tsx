import { AccountPanel } from '../account-screen/account-panel';
import { TextField } from '../field/text-field';
import { useSpotreel } from '../foundation/spotreel-context';
import { useTranslator } from '../foundation/translation';
import { CopyTextButton } from './copy-text-button';

/** Where agents connect that speak the Model Context Protocol. */
export function AgentPanel() {
  const t = useTranslator();
  const { apiBase = '' } = useSpotreel().editing.options;
  const address = new URL(`${apiBase.replace(/\/+$/, '')}/mcp`, location.href).href;
  return (
    <AccountPanel title={t('agents.title')} text={t('agents.text')}>
      <div className="sr-account-form">
        <TextField
          label={t('agents.address')}
          value={address}
          readOnly
          spellCheck={false}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div>
          <CopyTextButton text={address} />
        </div>
      </div>
    </AccountPanel>
  );
}
