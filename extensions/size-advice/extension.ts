import type { Extension } from '#server/extension.ts'
import { sizeAdvice as en } from './en.ts'
import { sizeAdvice as it } from './it.ts'
import { sizeQuestion } from './web/size-question-texts.ts'

const where = 'Scheda dell’articolo'

/** The advisor is in the browser alone: it sends no measure of a body. */
export const sizeAdvice: Extension = {
  name: 'size-advice',
  ownSentences: [
    {
      id: 'size_question',
      where,
      name: 'Che taglia ti serve?',
      at: 'product.whichSize',
      after: 'assembled',
      it: sizeQuestion.it.whichSize,
      en: sizeQuestion.en.whichSize,
    },
    {
      id: 'size_no_chart',
      where,
      name: 'Taglie: manca la tabella',
      at: 'sizeAdvice.noChart',
      after: 'size_question',
      it: it.noChart,
      en: en.noChart,
    },
    {
      id: 'size_privacy',
      where,
      name: 'Taglie: dove restano le misure',
      at: 'sizeAdvice.staysHere',
      after: 'size_no_chart',
      it: it.staysHere,
      en: en.staysHere,
    },
  ],
}
