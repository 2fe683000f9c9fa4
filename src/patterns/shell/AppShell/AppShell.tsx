import { use, useId, useState, type MouseEvent, type ReactNode } from 'react';
import { Icon, Link, Logo, MenuIcon, PanelLeftIcon, XIcon } from '~/design-system';
import { ProductNameContext } from '../productName';
import * as css from './AppShell.css';
import { SidebarNav, type NavItem, type ShellFooterText } from './SidebarNav';

export interface AppShellProps {
  /** The sidebar's items, in order. */
  items: readonly NavItem[];
  /** The current path, without query. */
  currentPath: string;
  /** The address of the logo's link. */
  brandHref: string;
  /** The lines below the navigation. */
  footer: ShellFooterText;
  /** Whether the sidebar shows on screens of 1024 px and wider. Narrower ones open it as a sheet. */
  sidebarOpen: boolean;
  onSidebarToggle: () => void;
  /** Tools, tier badge and account menu at the end of the top bar. */
  barEnd: ReactNode;
  /** A notice above the content, such as the verification banner. */
  banner?: ReactNode;
  /** The screen. */
  children: ReactNode;
}

const showModally = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** The frame of the signed-in area: top bar, sidebar and main area. */
export function AppShell({
  items,
  currentPath,
  brandHref,
  footer,
  sidebarOpen,
  onSidebarToggle,
  barEnd,
  banner,
  children,
}: AppShellProps) {
  const name = use(ProductNameContext);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const sidebarId = useId();
  const mainId = useId();
  const nav = <SidebarNav items={items} currentPath={currentPath} footer={footer} />;

  function closeOnLeave(event: MouseEvent<HTMLDialogElement>) {
    // A click whose target is the dialog itself, not an element inside it, hit the backdrop.
    if ((event.target as Element).matches('dialog, a, a *, button, button *')) event.currentTarget.close();
  }

  return (
    <div className={css.shell} data-state={sidebarOpen ? 'open' : 'closed'}>
      <a className={css.skip} href={`#${mainId}`}>
        Skip to content
      </a>
      <header className={css.bar}>
        <button
          className={css.desktopToggle}
          type="button"
          title={sidebarOpen ? 'Hide sidebar' : 'Show sidebar'}
          aria-label={sidebarOpen ? 'Hide sidebar' : 'Show sidebar'}
          aria-expanded={sidebarOpen}
          aria-controls={sidebarId}
          onClick={onSidebarToggle}
        >
          <Icon icon={PanelLeftIcon} />
        </button>
        <button
          className={css.narrowToggle}
          type="button"
          title="Open navigation"
          aria-label="Open navigation"
          aria-haspopup="dialog"
          onClick={() => setSheetOpen(true)}
        >
          <Icon icon={MenuIcon} />
        </button>
        <Link href={brandHref} variant="plain">
          <span className={css.brandFull}>
            <Logo name={name} />
          </span>
          <span className={css.brandMark}>
            <Logo name={name} markOnly />
          </span>
        </Link>
        <div className={css.barEnd}>{barEnd}</div>
      </header>

      <div className={css.sidebar} id={sidebarId}>
        {nav}
      </div>
      {/* Drawn only while it is open, so that the page has each link and each line once. */}
      {isSheetOpen && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- The dialog closes on Escape by itself; the click handler only adds the backdrop, chosen links and the close button.
        <dialog
          className={css.sheet}
          ref={showModally}
          aria-label="Navigation"
          onClick={closeOnLeave}
          onClose={() => setSheetOpen(false)}
        >
          <div className={css.sheetHead}>
            <Logo name={name} />
            <button
              className={css.toggle}
              type="button"
              title="Close navigation"
              aria-label="Close navigation"
            >
              <Icon icon={XIcon} />
            </button>
          </div>
          <div className={css.sheetBody}>{nav}</div>
        </dialog>
      )}

      <div className={css.column}>
        {banner}
        <main className={css.main} id={mainId} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}
