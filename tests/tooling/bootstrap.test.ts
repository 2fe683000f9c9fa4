import { describe, expect, it } from 'vitest';
import { isInstallationCurrent, findNodeVersionFault } from '../../scripts/bootstrap.mjs';

const createLockfile = (packages: Record<string, object>): string =>
  JSON.stringify({ packages: { '': { name: 'x' }, ...packages } });

describe('the check of Node', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.11.1'])('accepts %s', (version) => {
    expect(findNodeVersionFault(version)).toBeUndefined();
  });

  it.each(['18.20.8', '20.18.3'])('refuses %s in one sentence that names both versions', (version) => {
    expect(findNodeVersionFault(version)).toBe(
      `Torchward needs Node 20.19 or newer, and this is Node ${version}.`,
    );
  });
});

describe('the check of node_modules', () => {
  const wanted = createLockfile({ 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } });

  it("accepts npm's installation from the same lockfile", () => {
    expect(
      isInstallationCurrent(
        wanted,
        createLockfile({ 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } }),
      ),
    ).toBe(true);
  });

  it.each([
    ['nothing is installed', undefined],
    ['a package is missing', createLockfile({})],
    ['a version differs', createLockfile({ 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } })],
    [
      'the content differs',
      createLockfile({ 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } }),
    ],
    ['the list is damaged', '{'],
  ])('asks for an installation when %s', (_case, installed) => {
    expect(isInstallationCurrent(wanted, installed)).toBe(false);
  });

  it('accepts the absence of an optional package of another platform', () => {
    const optional = createLockfile({ 'node_modules/b': { version: '1.0.0', optional: true } });
    expect(isInstallationCurrent(optional, createLockfile({}))).toBe(true);
  });
});
