/** A word of help for each kind of question, for those who play their first games. By the kind that the engine names. */
export type Hints = Readonly<Record<string, string>>;

/** Where an aid changes what there is to say, its hint stands under `kind+aid`. */
export function hintAmong(hints: Hints, kind: string, aids: Readonly<Record<string, boolean>>): string | undefined {
  const keys = [...Object.keys(aids).flatMap((aid) => (aids[aid] ? [`${kind}+${aid}`] : [])), kind];
  const key = keys.find((one) => Object.hasOwn(hints, one));
  return key === undefined ? undefined : hints[key];
}
