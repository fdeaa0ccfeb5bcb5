import { type AccessRows, byPath, own, ownWith } from '../access-rules';

export const access: AccessRows = {
  organisations: own,
  organisation: byPath(({ brandId }) => `/v1/organisation/${brandId}`),
  createOrganisation: ownWith({ name: 'Another brand' }),
  updateOrganisation: byPath(({ brandId }) => `/v1/organisation/${brandId}`, { name: 'Taken over' }),
  deleteOrganisation: byPath(({ brandId }) => `/v1/organisation/${brandId}`),
};
