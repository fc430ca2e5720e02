export * from './pose.ts';
export * from './shape.ts';
export * from './tolerance.ts';
export * from './trig.ts';
export * from './vec.ts';
