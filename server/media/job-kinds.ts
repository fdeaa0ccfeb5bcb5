import { jobKind } from '../platform/jobs/job-kind';
import { PRIORITY } from '../platform/jobs/priority';

export const convertVideoKind = jobKind('convert-video', { queue: 'convert', priority: PRIORITY.asked });
export const convertAudioKind = jobKind('convert-audio', { queue: 'convert', priority: PRIORITY.asked });
export const findFocusKind = jobKind('find-focus', { queue: 'focus', priority: PRIORITY.asked });

/** Kinds whose subject is a file. */
export const mediaKinds = [convertVideoKind, convertAudioKind, findFocusKind];
