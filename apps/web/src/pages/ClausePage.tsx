import { ClauseView } from '../rulebook/ClauseView.tsx';

/** A clause by itself, inside a page about something else. */
export default function ClausePage({ id }: { readonly id: string }) {
  return <ClauseView id={id} level={2} />;
}
