import { describe, expect, it } from 'vitest';
import { compareInterfaces } from '../../scripts/releaseNotes/compare';
import { getNextVersion, listChangedPictures, printNotes } from '../../scripts/releaseNotes/notes';

const BUTTON = `component Button
type ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className'>
  children?: ReactNode
  label: string
  tone?: 'neutral' | 'critical'
list BUTTON_SIZES compact regular
type ButtonSize = 'compact' | 'regular'
`;

const change = (from: string, to: string) => {
  expect(BUTTON).toContain(from);
  return compareInterfaces(BUTTON, BUTTON.replace(from, to));
};

describe('the level of a change to the interface', () => {
  it.each([
    ['a removed prop', '  label: string\n', '', 'major', '`ButtonProps.label` is gone.'],
    ['a removed export', 'component Button\n', '', 'major', 'The component `Button` is gone.'],
    [
      'a new required prop',
      '  label',
      '  id: string\n  label',
      'major',
      '`ButtonProps.id` is new: `id: string`.',
    ],
    ['a prop that is required now', 'children?:', 'children:', 'major', '`ButtonProps.children` is'],
    ['a value that a prop lost', "'neutral' | 'critical'", "'neutral'", 'major', '`ButtonProps.tone` is'],
    ['another type of a prop', 'label: string', 'label: number', 'major', '`ButtonProps.label` is'],
    ['a removed variant', 'compact regular', 'compact', 'major', '`BUTTON_SIZES` is `list compact`'],
    ['other ancestors', "Ref<'button'>", "Ref<'a'>", 'major', '`ButtonProps` is'],
    [
      'a new export',
      'component Button\n',
      'component Button\ncomponent Chip\n',
      'minor',
      'The component `Chip` is new.',
    ],
    ['a new optional prop', '  label', '  id?: string\n  label', 'minor', '`ButtonProps.id` is new'],
    ['a prop that is optional now', 'label: string', 'label?: string', 'minor', '`ButtonProps.label` is'],
    ['a new value of a prop', "'neutral' |", "'neutral' | 'info' |", 'minor', '`ButtonProps.tone` is'],
    ['a new variant', 'compact regular', 'compact large regular', 'minor', '`BUTTON_SIZES` is'],
    ['a new value of a type', "= 'compact' |", "= 'compact' | 'large' |", 'minor', '`ButtonSize` is'],
  ])('%s', (_change, from, to, level, start) => {
    const changes = change(from, to);
    expect(changes).toHaveLength(1);
    expect(changes[0]?.level).toBe(level);
    expect(changes[0]?.text.startsWith(start), changes[0]?.text).toBe(true);
  });

  it('nothing changed is nothing to say', () => {
    expect(compareInterfaces(BUTTON, BUTTON)).toEqual([]);
    expect(printNotes('1.2.3', [], new Map())).toBe('Nothing changed since 1.2.3.\n');
  });
});

describe('the release notes', () => {
  it('begin with the next version and what users have to change', () => {
    const changes = [
      ...change('  label: string\n', ''),
      ...change('component Button\n', 'component Button\ncomponent Chip\n'),
    ];
    const pictures = listChangedPictures([
      'tests/visual/baselines/charts-barchart/gaps.dark-tablet.png',
      'tests/visual/baselines/charts-barchart/gaps.light-tablet.png',
      'tests/visual/baselines/baselines.json',
    ]);
    expect(printNotes('1.2.3', changes, pictures)).toBe(
      [
        '# 2.0.0',
        '## What users have to change',
        '- `ButtonProps.label` is gone.',
        '## What is new',
        '- The component `Chip` is new.',
        '## What looks different',
        '- `charts-barchart--gaps` (2 pictures)\n',
      ].join('\n\n'),
    );
  });

  it.each([
    ['major', '2.0.0'],
    ['minor', '1.3.0'],
    ['patch', '1.2.4'],
    [null, '1.2.3'],
  ] as const)('a %s change follows Semantic Versioning', (level, version) => {
    expect(getNextVersion('1.2.3', level)).toBe(version);
  });
});
