import { messages as actingAs } from './acting-as';
import { messages as assets } from './assets';
import { messages as assistant } from './assistant';
import { messages as batches } from './batches';
import { messages as developers } from './developers';
import { messages as integrations } from './integrations';
import { messages as people } from './people';
import { messages as personalData } from './personal-data';
import { messages as plans } from './plans';
import { messages as products } from './products';
import { messages as profile } from './profile';
import { messages as reviews } from './reviews';
import { messages as security } from './security';
import { messages as selling } from './selling';
import { messages as signInHelp } from './sign-in-help';
import { messages as snippet } from './snippet';
import { messages as socialSignIn } from './social-sign-in';
import { messages as tables } from './tables';

export const messages = {
  ...actingAs,
  ...assets,
  ...assistant,
  ...batches,
  ...developers,
  ...integrations,
  ...people,
  ...personalData,
  ...plans,
  ...products,
  ...profile,
  ...reviews,
  ...security,
  ...selling,
  ...signInHelp,
  ...snippet,
  ...socialSignIn,
  ...tables,
};
