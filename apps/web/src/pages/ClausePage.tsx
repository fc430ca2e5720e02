import { usePath } from '../router.tsx';
import { ClauseView } from '../rulebook/ClauseView.tsx';
import { RulebookPage } from '../rulebook/RulebookPage.tsx';

/** Under its own address a clause opens in the rulebook, on any other page by itself. */
export default function ClausePage({ id }: { readonly id: string }) {
  return usePath().startsWith('/regeln') ? <RulebookPage id={id} /> : <ClauseView id={id} level={2} />;
}
