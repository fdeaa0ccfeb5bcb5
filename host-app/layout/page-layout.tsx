import { useSession, useSpotreel } from '@spotreel/elements/react';
import { type ReactNode, useRef, useState } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { forgetDeepLink } from '../deep-link';
import { ActingBar } from './acting-bar';
import { HelpButton } from './help-button';
import { useTheme } from './look/theme';
import { PageHeader } from './page-header';
import { usePageScroll } from './page-scroll';

/** Header and page: `children`, else what the route says. */
export function PageLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const { session } = useSpotreel();
  const { user } = useSession();
  const navigate = useNavigate();
  const [theme, setTheme] = useTheme();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  usePageScroll(main);

  async function signOut() {
    await session.signOut();
    // the gate has remembered this page, as it does for a session that ran out
    forgetDeepLink();
    navigate('/login?out=true');
  }

  return (
    <div className="sr-root sr-app">
      <ActingBar />
      <PageHeader
        firstName={user?.firstName ?? ''}
        lastName={user?.lastName ?? ''}
        email={user?.email ?? ''}
        role={user?.role ?? 'user'}
        plansUrl={user?.plansUrl ?? '/account/plans'}
        permissions={user?.permissions ?? []}
        theme={theme}
        onTheme={setTheme}
        onSignOut={signOut}
        onHelp={() => setHelpOpen(true)}
      />
      <div className="sr-area sr-app__area">
        <main ref={main} id="main" className="sr-main">
          {children}
        </main>
      </div>
      <HelpButton open={isHelpOpen} onOpenChange={setHelpOpen} />
    </div>
  );
}
