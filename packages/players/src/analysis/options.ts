import type { Ask, Json } from '@holotisch/engine';

/** Everything else that a list offers. */
export const otherOptions = (ask: Ask, usual: Json): readonly Json[] =>
  ask.type === 'choice' ? ask.options.map(({ id }) => id).filter((id) => id !== usual) : [];
