/** A port for the preview of a test run: any that is free, so that two checkouts can be tested at once. */
import { execFileSync } from 'node:child_process';

const SCRIPT = `
  const server = require('node:net').createServer();
  server.listen(0, '127.0.0.1', () => { process.stdout.write(String(server.address().port)); server.close(); });`;

/** The free port kept under this name: the workers of a run read the configuration again and must find the same. */
export function freePort(name: string): number {
  process.env[name] ??= execFileSync(process.execPath, ['-e', SCRIPT], { encoding: 'utf8' });
  return Number(process.env[name]);
}
