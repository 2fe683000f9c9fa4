import {
  createContext,
  createElement,
  use,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

/** Props that the application's link component gets: an anchor's, with `href` always set. */
export type LinkComponentProps = ComponentPropsWithRef<'a'> & { href: string };

function PlainAnchor({ children, ...props }: LinkComponentProps) {
  return <a {...props}>{children}</a>;
}

const LinkContext = createContext<ComponentType<LinkComponentProps>>(PlainAnchor);

export interface LinkProviderProps {
  /** Renders every link inside the provider, for example with the router's link. */
  component: ComponentType<LinkComponentProps>;
  children: ReactNode;
}

/** Sets the component that renders links, so that the design system needs no router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** An unstyled link, rendered by the provider's component, for components that are links as a whole. */
export function Anchor(props: LinkComponentProps) {
  return createElement(use(LinkContext), props);
}
