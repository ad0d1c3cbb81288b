import type { Language } from '#shared/domain/platform/language.ts'
import { formatEuro } from '#shared/domain/platform/money.ts'
import type { JudgedProduct } from './judge-reduction-products.ts'

const days = Object.fromEntries(
  (['it', 'en'] as const).map((language) => [
    language,
    new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
      timeZone: 'Europe/Rome',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
  ]),
) as Record<Language, Intl.DateTimeFormat>

/** Why a product is left out; null when it can start. */
export function refusalSentence(judged: JudgedProduct, start: Date, language: Language): string | null {
  const { refusal, takenBy, comparison, reducedCents, regularCents } = judged
  const euro = (cents: number) => formatEuro(cents, language)
  const day = (moment: Date) => days[language].format(moment)
  const isItalian = language === 'it'
  switch (refusal) {
    case undefined:
      return null
    case 'taken':
      return isItalian
        ? `È già nel ribasso «${takenBy}» in questi giorni.`
        : `It’s already in the reduction “${takenBy}” on these days.`
    case 'not_positive':
      return isItalian
        ? `Il nuovo prezzo sarebbe ${euro(reducedCents)}: deve restare sopra zero.`
        : `The new price would be ${euro(reducedCents)}: it must stay above zero.`
    case 'not_lower':
      return isItalian
        ? `Il nuovo prezzo ${euro(reducedCents)} non è più basso di ${euro(regularCents)}.`
        : `The new price ${euro(reducedCents)} isn’t lower than ${euro(regularCents)}.`
    case 'no_history':
      return isItalian
        ? 'Non è ancora stato in vendita: non c’è un prezzo con cui confrontarlo.'
        : 'It hasn’t been on sale yet: there’s no price to compare with.'
    case 'not_lowest': {
      const [low, since, until] = [euro(comparison?.cents ?? 0), day(comparison?.since ?? start), day(start)]
      return isItalian
        ? `Dal ${since} al ${until} è costato anche ${low}: ${euro(reducedCents)} non è più basso, e la legge vieta di chiamarlo ribasso. Toglilo, o scendi sotto ${low}.`
        : `From ${since} to ${until} it also cost ${low}: ${euro(reducedCents)} isn’t lower, and the law forbids calling it a reduction. Leave it out, or go below ${low}.`
    }
  }
}
