import { type AccessRows, own, ownWith } from '../access-rules';

export const access: AccessRows = {
  track: ownWith({ events: [] }),
  usage: own,
};
