import { type Mesh, meshOf } from '../../models/mesh.ts';
import { anticlockwise } from '../../models/outline.ts';
import type { Flat, Model, Models } from '../../models/part.ts';
import type { PieceItem } from '../description.ts';
import { type Form, formOf, pieceOf } from './form.ts';
import { contoursOf } from './path.ts';
import { basePieces, pegPiece, reliefPieces } from './relief.ts';

/** What things look like in a game: those that have a name, and those that grow on an outline of their own. */
interface Shelf {
  readonly models: Models;
  readonly grown: (name: string, outline: readonly Flat[]) => Model | undefined;
}

/** Each game's models are fetched when something of it stands on the table. */
const SHELVES: Readonly<Record<string, () => Promise<Shelf>>> = {
  xwing: () => import('../../models/xwing/index.ts'),
  armada: () => import('../../models/armada/index.ts'),
  campaign: () => import('../../models/campaign/index.ts'),
  legion: () => import('../../models/legion/index.ts'),
};

export interface Made {
  readonly form: Form;
  readonly model?: Model;
}

/** What things look like, by what they are: made when they are first seen, and then kept. */
export class Library {
  readonly #models = new Map<string, Model>();
  readonly #grown = new Map<string, Shelf['grown']>();
  readonly #asked = new Set<string>();
  readonly #meshes = new WeakMap<Model, Mesh>();
  readonly #made = new Map<string, Made>();
  readonly #ownModels = new WeakMap<Model, Made>();
  readonly #drawings = new WeakMap<PieceItem['drawing'], string>();
  readonly #come: () => void;
  #count = 0;

  /** `come` is told when more models have arrived. */
  constructor(come: () => void) {
    this.#come = come;
  }

  #find(name: string): Model | undefined {
    const shelf = name.split('/')[0]!;
    const load = SHELVES[shelf];
    if (load && !this.#asked.has(shelf)) {
      this.#asked.add(shelf);
      load().then(
        ({ models, grown }) => {
          for (const [key, model] of Object.entries(models)) this.#models.set(key, model);
          this.#grown.set(shelf, grown);
          this.#made.clear();
          this.#come();
        },
        () => this.#asked.delete(shelf), // reliefs stay until it can be fetched
      );
    }
    return this.#models.get(name);
  }

  #meshOf(model: Model): Mesh {
    const old = this.#meshes.get(model);
    if (old) return old;
    const made = meshOf(model);
    this.#meshes.set(model, made);
    return made;
  }

  /** Drawings are the same object for all pieces of a kind. */
  #drawn(drawing: PieceItem['drawing']): string {
    const old = this.#drawings.get(drawing);
    if (old !== undefined) return old;
    const name = `d${this.#count++}`;
    this.#drawings.set(drawing, name);
    return name;
  }

  /** The form of a piece, and a name for it that all alike have in common. */
  of(item: PieceItem): { readonly name: string; readonly made: Made } {
    const { model, drawing, height } = item;
    if (typeof model === 'object') {
      const old = this.#ownModels.get(model);
      const made = old ?? {
        form: formOf(this.#meshOf(model).patches.map((patch) => pieceOf(patch, model.lift ?? 0))),
        model,
      };
      if (!old) this.#ownModels.set(model, made);
      return { name: `own:${item.key}`, made };
    }
    const found = model
      ?.split(' ')
      .map((one) => this.#find(one))
      .find((one) => one !== undefined);
    if (!found && model !== undefined) {
      const grown = this.#growing(model, item.outline);
      if (grown) return grown;
    }
    const name = found ? `${model} ${this.#drawn(drawing)}` : `${this.#drawn(drawing)} ${height}`;
    const old = this.#made.get(name);
    if (old) return { name, made: old };
    const made: Made = found
      ? { form: this.#standing(found, item), model: found }
      : { form: formOf(reliefPieces(item)) };
    this.#made.set(name, made);
    return { name, made };
  }

  /** What grows on the outline of the piece itself; undefined if there is no such thing, or not yet. */
  #growing(model: string, outline: string): { readonly name: string; readonly made: Made } | undefined {
    const grown = this.#grown.get(model.split('/')[0]!);
    const rim = grown && contoursOf(outline)[0]?.points;
    if (!grown || !rim) return undefined;
    const name = `${model} ${outline}`;
    const old = this.#made.get(name);
    if (old) return { name, made: old };
    const own = grown(model, anticlockwise(rim));
    if (!own) return undefined;
    const made = { form: formOf(this.#meshOf(own).patches.map((patch) => pieceOf(patch, own.lift ?? 0))), model: own };
    this.#made.set(name, made);
    return { name, made };
  }

  /** A model on its base, on a peg if it floats. */
  #standing(model: Model, item: PieceItem): Form {
    const lift = model.lift ?? 0;
    const base = basePieces(item);
    const foot = base.length > 0 ? Math.min(item.height, 3.2) : 0;
    const { patches, low } = this.#meshOf(model);
    const body = patches.map((patch) => pieceOf(patch, Math.max(lift, foot)));
    const peg = lift > foot + 4 ? [pegPiece(foot, lift + Math.max(0, low[2]) + 2)] : [];
    return formOf([...base, ...peg, ...body]);
  }
}
