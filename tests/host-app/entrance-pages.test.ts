import { expect, test } from 'vitest';
import { isEntrance } from '../../host-app/entrance-pages';

test.each(['/login', '/login/google', '/login_check', '/register', '/join'])(
  '%s counts as no view of a page',
  (path) => {
    expect(isEntrance(path)).toBe(true);
  },
);

test.each(['/', '/grid', '/logins', '/account/login'])('%s is a page that people look at', (path) => {
  expect(isEntrance(path)).toBe(false);
});
