import type { ReactNode, Ref } from 'react';
import { Heading } from '../../Heading/Heading';
import { Text } from '../../Text/Text';
import { Inline } from '../Inline/Inline';
import { Stack } from '../Stack/Stack';

export interface PageHeaderProps {
  /** Names the page, or says what it counts. */
  title: ReactNode;
  /** One muted line below the title. */
  description?: ReactNode;
  /** Controls of the whole page, at the end of the title's line, or below the description where there is no room. */
  children?: ReactNode;
  /** Lets a script move the focus to the title, such as after a dialog whose opener is gone. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
}

/** The first row of a page: its title, one line about it and its controls. For a part of a page use `Heading`. */
export function PageHeader({ title, description, children, titleRef }: PageHeaderProps) {
  const words = (
    <Stack space="half">
      <Heading level={1} {...(titleRef ? { ref: titleRef, tabIndex: -1 } : {})}>
        {title}
      </Heading>
      {description === undefined ? null : <Text tone="muted">{description}</Text>}
    </Stack>
  );
  if (children === undefined) return words;
  return (
    <Inline justify="between" align="start">
      {words}
      {children}
    </Inline>
  );
}
