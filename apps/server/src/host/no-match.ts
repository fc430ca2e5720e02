/** The match is gone: it was cleaned up, or never was. */
export class NoMatch extends Error {}
