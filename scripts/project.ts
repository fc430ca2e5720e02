// What every script needs to know about the place it runs in.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';

export const root = dirname(import.meta.dirname);

/** The project's own tools by their JavaScript entry, so that no PATH and no shell is needed on any system. */
const tools = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  tsc: 'node_modules/typescript/bin/tsc',
  vite: 'node_modules/vite/bin/vite.js',
  vitest: 'node_modules/vitest/vitest.mjs',
};

export interface ToolRun {
  readonly code: number;
  readonly output: string;
}

interface ToolOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Also keep what it prints on stdout, for whoever has to read it. */
  readonly keepOutput?: boolean;
  /** Print nothing before it is done, then all at once: for tools that run side by side. */
  readonly atOnce?: boolean;
}

export function runTool(
  tool: keyof typeof tools,
  args: readonly string[],
  options: ToolOptions = {},
): Promise<ToolRun> {
  const { env, keepOutput = false, atOnce = false } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, tools[tool]), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['inherit', keepOutput || atOnce ? 'pipe' : 'inherit', atOnce ? 'pipe' : 'inherit'],
    });
    let output = '';
    const heard = (text: string) => {
      output += text;
      if (!atOnce) process.stdout.write(text);
    };
    child.stdout?.setEncoding('utf8').on('data', heard);
    child.stderr?.setEncoding('utf8').on('data', heard);
    child.on('error', reject);
    child.on('close', (code) => {
      if (atOnce) process.stdout.write(output);
      resolve({ code: code ?? 1, output });
    });
  });
}
