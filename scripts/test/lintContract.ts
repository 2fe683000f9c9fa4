import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The contract linter's result for a document. */
export interface ContractLint {
  passed: boolean;
  output: string;
}

/**
 * Lints an OpenAPI document with the rules of redocly.yaml, without touching the network.
 *
 * @param target an API named in redocly.yaml, or the path of a document
 */
export function lintContract(target = 'torchward'): Promise<ContractLint> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['node_modules/@redocly/cli/bin/cli.js', 'lint', target, '--config', 'redocly.yaml'],
      {
        cwd: root,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: 'true' },
      },
      (error, stdout, stderr) => resolve({ passed: error === null, output: `${stdout}\n${stderr}` }),
    );
  });
}
