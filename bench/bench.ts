/** One thing to be timed. A run does a fixed amount of work and says how many operations that was. */
export interface Bench {
  readonly name: string;
  readonly unit: string;
  run(): number;
  /** Another library on the same inputs, timed in turns with ours. */
  readonly against?: { readonly name: string; run(): number };
}
