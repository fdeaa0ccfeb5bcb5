/** Styles of what is never seen first: what opens over a screen, forms behind data, and cards of pages that load their own code. */

import projectCard from '../../account/project-card/project-card.css?inline';
import signIn from '../../account/sign-in/sign-in.css?inline';
import choices from '../../controls/choices/choices.css?inline';
import colorField from '../../controls/color-field/color-field.css?inline';
import dialog from '../../controls/dialog/dialog.css?inline';
import drawer from '../../controls/drawer/drawer.css?inline';
import menu from '../../controls/menu/menu.css?inline';
import progress from '../../controls/progress/progress.css?inline';
import status from '../../controls/status/status.css?inline';
import notificationLog from '../../controls/toast/notification-log.css?inline';
import toast from '../../controls/toast/toast.css?inline';
import tooltip from '../../controls/tooltip/tooltip.css?inline';
import startDialog from '../../library/start-dialog/start-dialog.css?inline';

export const lateParts = [
  choices,
  colorField,
  dialog,
  drawer,
  menu,
  progress,
  projectCard,
  signIn,
  notificationLog,
  toast,
  tooltip,
  startDialog,
  status,
];
