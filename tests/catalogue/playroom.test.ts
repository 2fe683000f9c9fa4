import { describe, expect, it } from 'vitest';
import { compile } from '../../stories/playroom/compile';

const EXAMPLE = `import {
  Button,
  Stack,
} from '~/design-system';

export const Primary = () => <Button variant="primary">Save</Button>;
`;

describe('a composition', () => {
  it('may be an example of the catalogue, with its imports', () => {
    const { code = '' } = compile(EXAMPLE);
    expect(code).toContain('return createElement(Primary');
    expect(code).not.toContain('import');
  });

  it('keeps its lines, so that a fault names the right one', () => {
    expect(compile(EXAMPLE.replace('</Button>', '')).fault?.line).toBe(6);
  });

  it('draws what it returns when it returns something itself', () => {
    const { code = '' } = compile(`${EXAMPLE}return <Stack />;`);
    expect(code).toContain('return createElement(Stack');
    expect(code).not.toContain('createElement(Primary');
  });
});
