import { appPaths } from '~/contract/appPaths';
import { use, type ReactNode } from 'react';
import { Container, Link, Logo, type ContainerProps } from '~/design-system';
import { ProductNameContext } from '../../shell/productName';
import { ThemeSwitch } from '../../shell/ThemeSwitch/ThemeSwitch';
import { ThemeChoiceContext } from '../../shell/ThemeSwitch/themeChoice';
import * as css from './AuthShell.css';

export interface AuthShellProps {
  /** The page: usually one `AuthCard`. */
  children: ReactNode;
  /**
   * Room for the page: `form` for one card, `page` for several side by side.
   * @default 'form'
   */
  width?: NonNullable<ContainerProps['width']>;
  /** At the end of the header: a link to another page, or sign-out. */
  headerEnd?: ReactNode;
}

/** The frame of the pages between the public site and the app: sign-in, sign-up, links from mails, checkout. */
export function AuthShell({ children, width = 'form', headerEnd }: AuthShellProps) {
  const themeChoice = use(ThemeChoiceContext);
  const name = use(ProductNameContext);
  return (
    <div className={css.shell}>
      <header>
        <Container>
          <div className={css.bar}>
            <Link href="/" variant="plain" aria-label={`${name} home`}>
              <span className={css.home}>
                <Logo name={name} />
              </span>
            </Link>
            {headerEnd}
          </div>
        </Container>
      </header>
      <main className={css.main} id="main" tabIndex={-1}>
        <Container width={width}>{children}</Container>
      </main>
      <footer className={css.footer}>
        <Link href={appPaths.terms} variant="quiet">
          Terms of Service
        </Link>
        <Link href={appPaths.privacy} variant="quiet">
          Privacy Policy
        </Link>
        {themeChoice ? <ThemeSwitch {...themeChoice} /> : null}
      </footer>
    </div>
  );
}
