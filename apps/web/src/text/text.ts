import type { Game, Kind } from '@holotisch/rulebook';

/** Everything the page says; each language fills in all of it. */
export interface Text {
  readonly tagline: string;
  readonly landing: {
    /** Three sentences, one below the other. */
    readonly claim: readonly [string, string, string];
    readonly intro: string;
    readonly quick: string;
    readonly quickNote: string;
    readonly careful: string;
    readonly learn: string;
    readonly puzzle: string;
    readonly campaigns: string;
    readonly companion: string;
    readonly onlineMatches: (count: number) => string;
    readonly demo: {
      readonly label: string;
      readonly caption: string;
      readonly pause: string;
      readonly play: string;
    };
    readonly promises: readonly (readonly [title: string, text: string])[];
  };
  readonly about: {
    /** The way there. */
    readonly link: string;
    readonly title: string;
    readonly intro: string;
  };
  readonly playLoading: string;
  readonly toPlay: string;
  readonly online: string;
  readonly lists: string;
  readonly companion: string;
  readonly places: string;
  readonly rulebook: string;
  readonly skip: string;
  readonly home: string;
  readonly close: string;
  readonly chooseLanguage: string;
  readonly toLight: string;
  readonly toDark: string;
  readonly notice: string;
  readonly scene: {
    readonly nearer: string;
    readonly camera: string;
    readonly farther: string;
    readonly whole: string;
    readonly overview: string;
  };
  readonly games: {
    readonly title: string;
    readonly name: Readonly<Record<Game, string>>;
    readonly campaign: Readonly<Record<'corellia' | 'rim' | 'sektor', string>>;
    readonly edition: Readonly<Record<Game, string>>;
    readonly about: Readonly<Record<Game, string>>;
    readonly clauses: (count: string) => string;
    readonly proven: (count: string, notApplicable: string | undefined) => string;
    /** What one click begins. */
    readonly first: Readonly<Record<Game, string>>;
    readonly quick: (game: string) => string;
    readonly setUp: string;
    readonly setUpGame: (game: string) => string;
    readonly state: Readonly<Record<Game, string>>;
    readonly play: (game: string) => string;
    readonly lists: Readonly<Record<Game, string>>;
    readonly bench: string;
    /** Which game it is to be. */
    readonly choose: { readonly play: string; readonly lists: string };
    readonly readRules: (game: string) => string;
    /** In the plural, as a heading of a count. */
    readonly kind: Readonly<Record<Kind, string>>;
  };
  readonly clause: {
    readonly loading: string;
    readonly open: (name: string) => string;
  };
  readonly notFound: string;
  readonly toHome: string;
}
