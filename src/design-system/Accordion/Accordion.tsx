import * as RadixAccordion from '@radix-ui/react-accordion';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon';
import { ChevronDownIcon } from '../Icon/icons';
import * as css from './Accordion.css';

export interface AccordionProps {
  /** Each title with the content that it opens. `id` is unique among the items. */
  items: readonly { id: string; title: string; content: ReactNode }[];
  /**
   * Heading level of the titles in the page's outline.
   * @default 3
   */
  level?: 2 | 3 | 4 | undefined;
  /** Ids of the items that are open at first. */
  defaultOpen?: readonly string[] | undefined;
}

/** Titles that open their content; several can be open at once. Not for content that every visitor needs. */
export function Accordion({ items, level = 3, defaultOpen = [] }: AccordionProps) {
  const Title = `h${level}` as const;
  return (
    <RadixAccordion.Root className={css.root} type="multiple" defaultValue={[...defaultOpen]}>
      {items.map((item) => (
        <RadixAccordion.Item className={css.item} key={item.id} value={item.id}>
          <RadixAccordion.Header asChild>
            <Title>
              <RadixAccordion.Trigger className={css.trigger}>
                {item.title}
                <span className={css.chevron}>
                  <Icon icon={ChevronDownIcon} />
                </span>
              </RadixAccordion.Trigger>
            </Title>
          </RadixAccordion.Header>
          <RadixAccordion.Content className={css.content}>{item.content}</RadixAccordion.Content>
        </RadixAccordion.Item>
      ))}
    </RadixAccordion.Root>
  );
}
