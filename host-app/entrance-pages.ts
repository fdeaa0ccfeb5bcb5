/** Pages that lead a person in and on. A person who logs in is signed in there for a moment, which is no view of the page. */
const ENTRANCES = ['/login', '/login_check', '/register', '/join', '/recover-password', '/reset-password'];

export function isEntrance(pathname: string): boolean {
  return ENTRANCES.some((entrance) => pathname === entrance || pathname.startsWith(`${entrance}/`));
}
