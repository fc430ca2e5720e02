import { type Message, type Refusal, render } from '@holotisch/engine';
import { onlineText } from '@holotisch/online/text';
import { roomText } from '@holotisch/room/client';
import { useLanguage } from '../settings/language.tsx';

/** What server or room have refused, in words; what a game says stands there by its name. */
export function useServerWords(): (message: Message) => string {
  const { lang } = useLanguage();
  return (message) => render([onlineText[lang], roomText[lang]], message);
}

export function NetFault({ fault }: { readonly fault: Pick<Refusal, 'message'> }) {
  const words = useServerWords();
  return (
    <div className="notice notice-alert" role="alert">
      <p>{words(fault.message)}</p>
    </div>
  );
}
