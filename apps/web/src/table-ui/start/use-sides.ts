import type { FileFault, Result } from '@holotisch/engine';
import { useState } from 'react';
import { pickFile, textOf } from '../../ui/files.ts';
import { builtId } from './choosable.ts';
import type { Picks } from './list-picker.tsx';

export const SEATS = [0, 1] as const;

interface SidesProps<C, R> {
  /** The lists of the builder. */
  readonly built: () => readonly C[];
  /** Which of them its player wants to play; otherwise the first of these two. */
  readonly toPlay: string | undefined;
  readonly first: readonly [string, string];
  /** The list that the other side meets that one with, as long as nobody has chosen it. */
  readonly against?: (list: string, own: readonly C[]) => string;
  /** How files with lists end, and what they hold. */
  readonly endings: string;
  readonly read: (text: string) => Promise<Result<readonly R[], FileFault>>;
  readonly adopt: (id: string, read: R, fileName: string) => C;
  readonly onRead?: (first: C) => void;
}

interface Sides<C> {
  /** Lists that are not ready-made: the builder's, and those from files. */
  readonly own: readonly C[];
  readonly chosen: readonly [string, string];
  /** The seat that is choosing another list. */
  readonly picker: (Picks & { readonly seat: 0 | 1 }) | undefined;
  pickFor(seat: 0 | 1): void;
  /** Why a file could not be read. */
  readonly fault: FileFault | undefined;
}

/** With which list each side of the coming match plays. */
export function useSides<C extends { readonly id: string }, R>(props: SidesProps<C, R>): Sides<C> {
  const [own, setOwn] = useState(props.built);
  const met = (list: string, among: readonly C[]) => props.against?.(list, among);
  const [chosen, setChosen] = useState<readonly [string, string]>(() => {
    const built = builtId(props.toPlay ?? '');
    return own.some(({ id }) => id === built) ? [built, met(built, own) ?? props.first[1]] : props.first;
  });
  const [otherIsChosen, setOtherIsChosen] = useState(false);
  const [picking, setPicking] = useState<0 | 1>();
  const [fault, setFault] = useState<FileFault>();
  const choose = (seat: 0 | 1, id: string, among = own) => {
    if (seat === 1) setOtherIsChosen(true);
    const other = otherIsChosen ? undefined : met(id, among);
    setChosen(seat === 0 ? [id, other ?? chosen[1]] : [chosen[0], id]);
  };
  const fromFile = async (seat: 0 | 1) => {
    const file = await pickFile(props.endings);
    if (!file) return;
    setPicking(undefined);
    const read = await props.read(await textOf(file));
    setFault(read.ok ? undefined : read.fault);
    if (!read.ok) return;
    const added = read.value.map((one, i) => props.adopt(`file-${own.length + i}`, one, file.name));
    const all = [...own, ...added];
    setOwn(all);
    const [first] = added;
    if (!first) return;
    props.onRead?.(first);
    choose(seat, first.id, all);
  };
  return {
    own,
    chosen,
    pickFor: setPicking,
    fault,
    picker:
      picking === undefined
        ? undefined
        : {
            seat: picking,
            chosen: chosen[picking],
            onChoose: (id) => choose(picking, id),
            onFile: () => void fromFile(picking),
            onClose: () => setPicking(undefined),
          },
  };
}
