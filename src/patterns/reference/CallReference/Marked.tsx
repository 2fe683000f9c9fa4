import { Text } from '~/design-system';

/** Text of the contract, in which names stand between backticks. */
export function Marked({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <Text as="code" font="mono" key={index}>
        {part}
      </Text>
    ) : (
      part
    ),
  );
}
