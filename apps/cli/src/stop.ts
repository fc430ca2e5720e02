import type { FileFault, Message } from '@holotisch/engine';

/** What the process ends with. 70 is what BSD calls an internal software error. */
export const EXIT = { ok: 0, no: 1, usage: 2, input: 3, internal: 70 } as const;

/** Ends a command early, with a reason that the user can mend: wrong usage, or a file that cannot be used. */
export class Stop extends Error {
  readonly code: typeof EXIT.usage | typeof EXIT.input | typeof EXIT.no;
  readonly fault: FileFault;
  readonly file: string | undefined;
  constructor(code: Stop['code'], fault: FileFault, file?: string) {
    super(fault.message.text);
    this.code = code;
    this.fault = fault;
    this.file = file;
  }
}

export const usage = (message: Message): Stop => new Stop(EXIT.usage, { message });

/** A file that the rules refuse is readable: the answer is just "no". */
export const badFile = (fault: FileFault, file?: string): Stop =>
  new Stop(fault.refusal === undefined ? EXIT.input : EXIT.no, fault, file);
