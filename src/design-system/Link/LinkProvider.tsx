import { createContext, use, type ComponentPropsWithRef, type ComponentType, type ReactNode } from 'react';

/** What the design system hands to the application's link: an anchor's props with `href` always set. */
export type LinkComponentProps = ComponentPropsWithRef<'a'> & { href: string };

function PlainAnchor({ children, ...props }: LinkComponentProps) {
  return <a {...props}>{children}</a>;
}

const LinkContext = createContext<ComponentType<LinkComponentProps>>(PlainAnchor);

export interface LinkProviderProps {
  /** Renders every link below, for example with the router's own link for paths inside the application. */
  component: ComponentType<LinkComponentProps>;
  children: ReactNode;
}

/** Tells all links below how to navigate, so that the design system needs no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The component that renders links here: the provider's, else a plain anchor. */
export function useLinkComponent(): ComponentType<LinkComponentProps> {
  return use(LinkContext);
}
