import { appPaths } from '~/contract/appPaths';
import { use, useId, type MouseEvent, type ReactNode, type ToggleEvent } from 'react';
import { PRODUCT_INFO } from '~/contract/productInfo';
import { ButtonLink, Container, Icon, Link, Logo, MenuIcon, Text } from '~/design-system';
import { ProductNameContext } from '../../shell/productName';
import { ThemeSwitch } from '../../shell/ThemeSwitch/ThemeSwitch';
import { ThemeChoiceContext } from '../../shell/ThemeSwitch/themeChoice';
import * as css from './MarketingShell.css';

export interface MarketingShellProps {
  /** The page, from its first section to its last. */
  children: ReactNode;
  /** Address of the external status page. */
  statusPageUrl: string;
  /**
   * Whether the page is the landing page, so that the header's links are anchors within it.
   * @default false
   */
  landing?: boolean;
  /** A notice above the header, such as the verification banner. */
  banner?: ReactNode;
}

interface Destination {
  label: string;
  href: string;
}

const API_REFERENCE: Destination = { label: 'API', href: appPaths.docsApi };

function listSections(isLanding: boolean): readonly Destination[] {
  const home = isLanding ? '' : '/';
  return [
    { label: 'Features', href: `${home}#features` },
    { label: 'Pricing', href: `${home}#pricing` },
    { label: 'How it works', href: `${home}#how-it-works` },
  ];
}

function closeMenu(event: MouseEvent<HTMLElement>) {
  if ((event.target as Element).closest('a')) event.currentTarget.hidePopover();
}

/** The header stands lower than its height while a banner above it is on the screen. */
function placeBelowHeader({ currentTarget: menu }: ToggleEvent<HTMLElement>) {
  const end = `${menu.parentElement?.getBoundingClientRect().bottom}px`;
  Object.assign(menu.style, { insetBlockStart: end, maxBlockSize: `calc(100dvb - ${end})` });
}

function Header({ landing }: { landing: boolean }) {
  const name = use(ProductNameContext);
  const menuId = useId();
  const destinations = [...listSections(landing), API_REFERENCE];
  return (
    <header className={css.header}>
      <Container>
        <div className={css.bar}>
          <Link href="/" variant="plain" aria-label={`${name} home`}>
            <span className={css.home}>
              <Logo name={name} />
            </span>
          </Link>
          <nav className={css.links} aria-label="Main">
            {destinations.map(({ label, href }) => (
              <Link key={label} href={href} variant="quiet">
                {label}
              </Link>
            ))}
            <Link href={appPaths.login} variant="quiet">
              Sign in
            </Link>
            <ButtonLink href={appPaths.signup} variant="primary">
              Start free trial
            </ButtonLink>
          </nav>
          <div className={css.compact}>
            <ButtonLink href={appPaths.signup} variant="primary">
              Start free trial
            </ButtonLink>
            <button type="button" className={css.menuButton} popoverTarget={menuId}>
              <Icon icon={MenuIcon} label="Menu" />
            </button>
          </div>
        </div>
      </Container>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- The clicks come from the links inside, which are operable themselves. */}
      <nav
        id={menuId}
        popover="auto"
        className={css.menu}
        aria-label="Menu"
        onBeforeToggle={placeBelowHeader}
        onClick={closeMenu}
      >
        <ul className={css.menuList}>
          {destinations.map(({ label, href }) => (
            <li key={label}>
              <Link href={href} variant="plain">
                <span className={css.menuLink}>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
        <div className={css.menuActions}>
          <ButtonLink href={appPaths.login} size="large" fullWidth>
            Sign in
          </ButtonLink>
          <ButtonLink href={appPaths.signup} size="large" variant="primary" fullWidth>
            Start free trial
          </ButtonLink>
        </div>
      </nav>
    </header>
  );
}

function FooterColumn({ title, links }: { title: string; links: readonly Destination[] }) {
  const id = useId();
  return (
    <div className={css.column}>
      <h2 id={id} className={css.columnTitle}>
        {title}
      </h2>
      <ul className={css.columnList} aria-labelledby={id}>
        {links.map(({ label, href }) => (
          <li key={label}>
            <Link href={href} variant="quiet">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Footer({ landing, statusPageUrl }: { landing: boolean; statusPageUrl: string }) {
  const name = use(ProductNameContext);
  const themeChoice = use(ThemeChoiceContext);
  return (
    <footer className={css.footer}>
      <Container>
        <div className={css.footerGrid}>
          <div className={css.about}>
            <Logo name={name} />
            <Text tone="muted">{PRODUCT_INFO.tagline}</Text>
            {themeChoice ? <ThemeSwitch {...themeChoice} /> : null}
          </div>
          <FooterColumn
            title="Product"
            links={[...listSections(landing), { label: 'Enterprise', href: appPaths.enterprise }]}
          />
          <FooterColumn
            title="Help"
            links={[
              API_REFERENCE,
              { label: 'Documentation', href: appPaths.documentation },
              { label: 'Support', href: appPaths.support },
              { label: 'System status', href: statusPageUrl },
            ]}
          />
          <FooterColumn
            title="Account"
            links={[
              { label: 'Sign in', href: appPaths.login },
              { label: 'Sign up', href: appPaths.signup },
              { label: 'Terms of Service', href: appPaths.terms },
              { label: 'Privacy Policy', href: appPaths.privacy },
            ]}
          />
          <div className={css.legal}>
            <Text size="small" tone="subtle">
              {PRODUCT_INFO.name} is an independent service and not part of, or endorsed by, any game’s
              publisher.
            </Text>
          </div>
        </div>
      </Container>
    </footer>
  );
}

/** The frame of every public page for reading: header with anchors, main area, footer. For forms use `AuthShell`. */
export function MarketingShell({ children, statusPageUrl, landing = false, banner }: MarketingShellProps) {
  return (
    <div className={css.shell}>
      <a className={css.skip} href="#main">
        Skip to content
      </a>
      {banner}
      <Header landing={landing} />
      <main id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
      <Footer landing={landing} statusPageUrl={statusPageUrl} />
    </div>
  );
}
