/** The sign of a value that isn't there. */
export const NO_VALUE = '-';

export interface NoValueProps {
  /**
   * What is missing, for those who hear it: "No confidence".
   * @default 'No value'
   */
  label?: string;
}

/** Stands where a value is missing. Not for a known nothing, which is said in words or as zero: "Never", "None", "0". */
export function NoValue({ label = 'No value' }: NoValueProps) {
  return (
    <span role="img" aria-label={label}>
      {NO_VALUE}
    </span>
  );
}
