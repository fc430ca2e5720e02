/** Offers that a player may take or leave for good: dice are looked at anew in every attack. */
export const mayStand = ({ kind }: { readonly kind: string }): boolean =>
  kind.startsWith('window:') && !/^window:(?:attack|defence)\./.test(kind);
