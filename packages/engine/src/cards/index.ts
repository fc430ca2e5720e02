export * from './book.ts';
