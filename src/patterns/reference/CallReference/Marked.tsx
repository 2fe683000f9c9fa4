import { Text } from '~/design-system';

/** A method with its path. With a hard space between them, a reader would copy that too. */
const CALL = /^[A-Z]+ \/\S*$/;

/** Text of the contract, in which names stand between backticks. */
export function Marked({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <Text as="code" font="mono" unbroken={CALL.test(part)} key={index}>
        {part}
      </Text>
    ) : (
      part
    ),
  );
}
