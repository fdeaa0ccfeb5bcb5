/** Usage events. */
export { createTracker, type TrackedPerson, type Tracker, type TrackerOptions } from './tracker';
