import { Unstyled } from '@storybook/addon-docs/blocks';
import { Grid, Icon, Inline, Text, type IconDrawing } from '~/design-system';
import * as drawings from '~/design-system/Icon/icons';

/** All icons, by name. */
export function AllIcons() {
  return (
    <Unstyled>
      <Grid columns={{ phone: 2, tablet: 3, desktop: 4 }} as="ul" aria-label="Icons">
        {Object.entries(drawings).map(([name, drawing]: [string, IconDrawing]) => (
          <li key={name}>
            <Inline space="xsmall" wrap={false}>
              <Icon icon={drawing} size="large" />
              <Text as="span" font="mono" size="small">
                {name}
              </Text>
            </Inline>
          </li>
        ))}
      </Grid>
    </Unstyled>
  );
}
