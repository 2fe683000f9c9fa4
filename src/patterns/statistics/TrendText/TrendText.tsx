import { Text } from '~/design-system';
import { toTrendTone } from '~/domain';
import * as css from './TrendText.css';

export interface TrendTextProps {
  /** A signed change, such as `+12.4%`. Green when it begins with +, red when it begins with -. */
  trend: string;
}

/** The change from the previous period. The sign says the same as the colour. */
export function TrendText({ trend }: TrendTextProps) {
  const tone = toTrendTone(trend);
  return (
    <span className={css.trend} data-tone={tone}>
      <Text as="span" tone={tone === 'neutral' ? 'inherit' : tone} weight="medium" numeric unbroken>
        {trend}
      </Text>{' '}
      vs previous period
    </span>
  );
}
