/** The words about a change by hand that somebody else proposes. */
interface ChangedText {
  readonly yes: string;
  readonly no: string;
}

export const changedText: Readonly<Record<'de' | 'en', ChangedText>> = {
  de: { yes: 'ja', no: 'nein' },
  en: { yes: 'yes', no: 'no' },
};
