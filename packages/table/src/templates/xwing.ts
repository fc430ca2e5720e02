export * from './xwing/backoff.ts';
export * from './xwing/base.ts';
export * from './xwing/path.ts';
export * from './xwing/reposition.ts';
export * from './xwing/strip.ts';
export * from './xwing/template.ts';
