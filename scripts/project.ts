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
}

export function runTool(
  tool: keyof typeof tools,
  args: readonly string[],
  options: ToolOptions = {},
): Promise<ToolRun> {
  const { env, keepOutput = false } = options;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(root, tools[tool]), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['inherit', keepOutput ? 'pipe' : 'inherit', 'inherit'],
    });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      process.stdout.write(text);
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
