import { type AccessRows, own, ownWith } from '../access-rules';

export const access: AccessRows = {
  dataExports: own,
  requestDataExport: own,
  deleteAccount: ownWith({ email: 'ada@spotreel.test', password: 'correct horse battery' }),
};
