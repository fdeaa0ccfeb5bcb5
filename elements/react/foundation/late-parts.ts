/** Styles of what is never seen first: what opens over a screen, forms behind data, and cards of pages that load their own code. */
import choices from '../choices/choices.css?inline';
import colorField from '../color-field/color-field.css?inline';
import dialog from '../dialog/dialog.css?inline';
import drawer from '../drawer/drawer.css?inline';
import menu from '../menu/menu.css?inline';
import progress from '../progress/progress.css?inline';
import projectCard from '../project-card/project-card.css?inline';
import signIn from '../sign-in/sign-in.css?inline';
import startDialog from '../start-dialog/start-dialog.css?inline';
import status from '../status/status.css?inline';
import notificationLog from '../toast/notification-log.css?inline';
import toast from '../toast/toast.css?inline';
import tooltip from '../tooltip/tooltip.css?inline';

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
