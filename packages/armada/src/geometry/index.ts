export * from './attack.ts';
export * from './bases.ts';
export * from './moving.ts';
export * from './obstructions.ts';
export * from './ring.ts';
export * from './rulers.ts';
export * from './standing-ship.ts';
export * from './touching.ts';
