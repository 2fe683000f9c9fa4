import { Text } from '~/design-system';

/** A sentence of a guide; what stands between backticks is code. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <Text key={index} as="code" font="mono" size="small">
        {part}
      </Text>
    ),
  );
}
