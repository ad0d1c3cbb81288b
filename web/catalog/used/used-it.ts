import { plural } from '#web/i18n/words/plural.ts'

export const used = {
  forSale: (count: number) => (count === 0 ? 'Nessuna da comprare adesso' : `${count} da comprare adesso`),
  onlyOnes: (count: number) => plural(count, ' · è una sola', ' · ognuna è una sola'),
  awaited: (count: number) => `In arrivo, ancora senza foto o scheda (${count})`,
  awaitedText: 'Si comprano online quando si vedono. Hai fretta? Te la descriviamo al telefono, o passa a vederla:',
  inList: 'Nella lista',
  previous: 'Precedente',
  next: 'Successiva',
  place: (at: number, of: number) => `${at} di ${of}`,
  backToList: 'Torna alla lista',
  others: 'Altre usate, le più vicine a questa',
  all: 'Tutte le usate',
}
