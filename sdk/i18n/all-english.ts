/** The English words of all areas in one catalogue. Pages never load it: each loads its own area. */
import { accountMessages } from './account/account-messages';
import { agencyMessages } from './agency/agency-messages';
import { editorAreaMessages } from './editor/editor-area-messages';
import { english } from './english';
import { helpMessages } from './help/help-messages';
import { operatorMessages } from './operator/operator-messages';
import { partMessages } from './parts/part-messages';
import { supportMessages } from './support/support-messages';

export const englishMessages = {
  ...english,
  ...editorAreaMessages,
  ...partMessages,
  ...accountMessages,
  ...agencyMessages,
  ...helpMessages,
  ...operatorMessages,
  ...supportMessages,
} as const;
