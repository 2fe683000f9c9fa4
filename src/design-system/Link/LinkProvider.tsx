import {
  createContext,
  createElement,
  use,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

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

/** A link without a look, rendered as the provider says. For components that are links as a whole. */
export function Anchor(props: LinkComponentProps) {
  return createElement(use(LinkContext), props);
}
