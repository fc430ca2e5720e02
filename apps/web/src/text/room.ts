/** What is said about files, about what the browser keeps, and about what goes wrong beside the rules. */
export interface RoomText {
  readonly seats: {
    readonly title: string;
    readonly note: string;
    readonly human: string;
    readonly computer: string;
    readonly open: string;
    /** Only to see it, from its beginning. */
    readonly watch: string;
  };
  readonly damaged: {
    readonly title: (count: number) => string;
    readonly note: string;
    readonly save: string;
    readonly forget: string;
  };
  readonly fault: {
    readonly storage: string;
    readonly worker: (message: string) => string;
    readonly ended: (message: string) => string;
    readonly silent: string;
    readonly again: string;
    readonly reload: string;
    readonly dismiss: string;
  };
}
