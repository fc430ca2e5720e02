import { createContext, type ReactNode, use, useId, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Description, Light, Look, SceneActions, SceneLayer } from './description.ts';

/** What lies over a description, put there by components that stand elsewhere in the page. */
class Layers {
  readonly #layers = new Map<string, SceneLayer>();
  readonly #listeners = new Set<() => void>();
  #all: readonly SceneLayer[] = [];

  get = (): readonly SceneLayer[] => this.#all;

  put(id: string, layer: SceneLayer | undefined): void {
    if (this.#layers.get(id) === layer) return;
    if (layer) this.#layers.set(id, layer);
    else this.#layers.delete(id);
    this.#all = [...this.#layers.values()];
    for (const told of this.#listeners) told();
  }

  listen = (told: () => void): (() => void) => {
    this.#listeners.add(told);
    return () => this.#listeners.delete(told);
  };
}

const Context = createContext<Layers | undefined>(undefined);

/** Around a stage and whatever lays something over what it shows. */
export function SceneLayers({ children }: { readonly children: ReactNode }) {
  const [layers] = useState(() => new Layers());
  return <Context value={layers}>{children}</Context>;
}

/** Lays items, lights and actions over the table for as long as the component stands. */
export function useSceneLayer(layer: SceneLayer | undefined): void {
  const layers = use(Context);
  const id = useId();
  useLayoutEffect(() => layers?.put(id, layer), [layers, id, layer]);
  useLayoutEffect(() => () => layers?.put(id, undefined), [layers, id]);
}

const NONE: readonly SceneLayer[] = [];
const nothing = () => () => undefined;

/** All that lies over the table now. */
export function useLaidOver(): readonly SceneLayer[] {
  const layers = use(Context);
  return useSyncExternalStore(layers?.listen ?? nothing, layers?.get ?? (() => NONE));
}

/** The description with all that lies over it. */
export function withLayers(description: Description, layers: readonly SceneLayer[]): Description {
  const over = layers.flatMap(({ items }) => items ?? []);
  return over.length === 0 ? description : { ...description, items: [...description.items, ...over] };
}

export const lightsOf = (layers: readonly SceneLayer[]): Readonly<Record<string, Light>> =>
  Object.assign({}, ...layers.map(({ lights }) => lights));

/** From where one shall look: who came last knows best. */
export const lookOf = (layers: readonly SceneLayer[]): Look | undefined => layers.findLast(({ look }) => look)?.look;

/** Whose business a key is: the layer's that brought it along or lights it up, or that of the table itself. */
export function actionsFor(
  key: string | undefined,
  layers: readonly SceneLayer[],
  table: SceneActions | undefined,
): readonly SceneActions[] {
  const layer =
    key === undefined
      ? undefined
      : layers.find(({ items, lights }) => items?.some((item) => item.key === key) || (lights && key in lights));
  return [layer?.actions, table].flatMap((one) => one ?? []);
}
