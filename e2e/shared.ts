// Runs once before all browser tests: one server and one browser for all of them.
import type { TestProject } from 'vitest/node';
import { runApp } from './run-app.ts';
import type { Running } from './running-app.ts';

declare module 'vitest' {
  interface ProvidedContext {
    running: Running;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { stop, ...running } = await runApp();
  project.provide('running', running);
  return stop;
}
