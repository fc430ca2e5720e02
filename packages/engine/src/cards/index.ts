export * from './book.ts';
export * from './filing.ts';
export * from './offered.ts';
export * from './opening.ts';
export * from './rules.ts';
export * from './scope.ts';
export * from './sitting.ts';
export * from './standing.ts';
