import type { peopleMessages } from '../../../account/people';
import type { Translation } from '../../../message';

export const messages: Translation<typeof peopleMessages> = {
  'people.title': 'People',
  'people.text': 'Invite people by email. They choose their own password.',
  'people.email': 'Email',
  'people.role': 'Role',
  'people.invite': 'Send invitation',
  'people.invited': 'Invited',
  'people.by': 'by {name}',
  'people.open': 'Waiting',
  'people.accepted': 'Joined',
  'people.expired': 'Expired',
  'people.remove': 'Withdraw the invitation of {email}',
  'people.again': 'Invite {email} again',
  'people.emptyTitle': 'No invitations yet',
  'people.emptyText': 'People you invite appear here until they join.',
  'people.errorTitle': 'We couldn’t load the invitations',
  'role.user': 'User',
  'role.client': 'Client',
  'role.reseller': 'Reseller',
  'role.agency_user': 'Agency user',
  'role.agency_admin': 'Agency admin',
  'role.operator': 'Operator',
};
