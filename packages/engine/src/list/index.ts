export * from './change.ts';
export * from './fold.ts';
export * from './guess.ts';
export * from './nearest.ts';
export * from './phrase.ts';
export * from './plain.ts';
export * from './prose.ts';
export * from './report.ts';
