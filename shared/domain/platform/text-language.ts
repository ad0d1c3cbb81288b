import type { Language } from './language.ts'

/** Words that nearly every sentence of a language has, and the other one has not. */
const usual: Record<Language, ReadonlySet<string>> = {
  it: new Set(
    'il lo la gli le un una uno di del dello della dei degli delle da dal dalla nel nella con per che non è e ho ha sono era ma anche più molto molta bene buona buono ottimo ottima mi si ci ne se come sul sulla questo questa quando dopo perfetto perfetta consigliato consigliata comodo comoda bella bello tutto'.split(
      ' ',
    ),
  ),
  en: new Set(
    'the an of and to is it its was with for that this not but very good great my i you on are be have has had from they at as so than would well nice really what which does do can will your fits perfect comfortable after'.split(
      ' ',
    ),
  ),
}

/** The language of a customer's words; undefined where they do not tell. */
export function textLanguage(text: string): Language | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const count = (language: Language) => words.filter((word) => usual[language].has(word)).length
  const [it, en] = [count('it'), count('en')]
  if (it === en) return undefined
  return it > en ? 'it' : 'en'
}
