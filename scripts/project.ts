// What every script needs to know about the place it runs in.
import { dirname, join } from 'node:path';
import { startGroup } from './boot/own-group.mjs';

export const root = dirname(import.meta.dirname);

/** The project's own tools by their JavaScript entry, so that no PATH and no shell is needed on any system. */
const tools = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
};

interface ToolRun {
  readonly code: number;
  readonly output: string;
}

interface ToolOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Also keep what it prints on stdout, for whoever has to read it. */
  readonly keepOutput?: boolean;
  /** Print nothing before it is done, then all at once: for tools that run side by side. */
  readonly atOnce?: boolean;
  /** Print nothing at all, and keep it. */
  readonly quiet?: boolean;
}

export function runTool(
  tool: keyof typeof tools,
  args: readonly string[],
  options: ToolOptions = {},
): Promise<ToolRun> {
  const { env, keepOutput = false, atOnce = false, quiet = false } = options;
  const silent = atOnce || quiet;
  return new Promise((resolve, reject) => {
    const child = startGroup(process.execPath, [join(root, tools[tool]), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['inherit', keepOutput || silent ? 'pipe' : 'inherit', silent ? 'pipe' : 'inherit'],
    });
    let output = '';
    let told = 0;
    let mayTell = !silent;
    const tell = () => {
      if (!mayTell) return;
      process.stdout.write(output.slice(told));
      told = output.length;
    };
    const heard = (text: string) => {
      output += text;
      tell();
    };
    const tellAll = () => {
      mayTell = true;
      tell();
    };
    child.stdout?.setEncoding('utf8').on('data', heard);
    child.stderr?.setEncoding('utf8').on('data', heard);
    child.on('error', reject);
    child.on('close', (code) => {
      if (atOnce) tellAll();
      resolve({ code: code ?? 1, output });
    });
  });
}
