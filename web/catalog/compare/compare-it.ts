import { plural } from '#web/i18n/plural.ts'

export const compare = {
  pageTitle: (names: string) => `Confronto: ${names}`,
  crumb: 'Confronto',
  title: (count: number, kind: string) => `${['Un articolo', 'Due', 'Tre'][count - 1]} a confronto: ${kind}`,
  lead: 'Quello che cambia è in evidenza. Dove c’è «non indicato» non lo sappiamo ancora: non vuol dire no.',
  caption: 'Confronto',
  onlyDifferences: 'Solo le differenze',
  allSame: 'Qui non cambia nulla.',
  copy: 'Copia l’indirizzo',
  copyLabel: 'Copia l’indirizzo del confronto',
  look: 'Guarda',
  lookAt: (name: string) => `Guarda ${name}`,
  remove: (name: string) => `Togli ${name} dal confronto`,
  unknown: 'non indicato',
  groups: {
    first: 'Quello che decide',
    technical: 'Scheda tecnica',
    condition: 'Com’è messa',
    geometry: (size: string | undefined) => (size === undefined ? 'Geometria' : `Geometria, taglia ${size}`),
  },
  geometry: {
    size: 'Taglia',
    stackMm: 'Altezza (stack)',
    reachMm: 'Avanzamento (reach)',
    seatTubeMm: 'Tubo piantone',
    standoverMm: 'Altezza del tubo da terra',
  },
  overlay: {
    label: (names: readonly string[]) => `Disegno dei telai uno sull’altro: ${names.join(', ')}`,
    inSize: (size: string) => `I telai in taglia ${size}, uno sull’altro in una scala sola.`,
    inSizes: (sizes: readonly string[]) =>
      `I telai uno sull’altro in una scala sola${sizes.length > 0 ? `, in taglia ${sizes.join(', ')}` : ''}.`,
    differs: (number: number, up: number, ahead: number) => {
      const parts = [
        up !== 0 && `${Math.abs(up)} mm più in ${up > 0 ? 'alto' : 'basso'}`,
        ahead !== 0 && `${Math.abs(ahead)} mm più ${ahead > 0 ? 'avanti' : 'indietro'}`,
      ].filter(Boolean)
      return parts.length === 0
        ? `${number} ha lo sterzo dove l’ha 1.`
        : `${number} ha lo sterzo ${parts.join(' e ')} di\u00a01.`
    },
    typical: (numbers: readonly number[], count: number) =>
      numbers.length === count
        ? 'Le case non ne danno le misure: sono disegnati con quelle tipiche del genere.'
        : `Di ${numbers.join(' e ')} la casa non dà le misure: ${plural(numbers.length, 'è disegnato', 'sono disegnati')} con quelle tipiche del genere.`,
  },
  price: 'Prezzo',
  ready: 'Taglie pronte',
  soldOut: 'esaurito',
  pieces: (count: number) => plural(count, 'ultimo pezzo', 'disponibile'),
  year: 'Anno',
  kilometres: 'Chilometri',
  grade: 'Stato',
  owners: 'Proprietari',
  addTitle: 'Aggiungi al confronto',
  addText: 'Fra questi, i più vicini per prezzo:',
  addNamed: (name: string) => `Aggiungi ${name}`,
  gone: (count: number) =>
    plural(
      count,
      'Un articolo di questo confronto non c’è più.',
      'Alcuni articoli di questo confronto non ci sono più.',
    ),
  otherKind: 'Si confrontano articoli della stessa categoria: gli altri li abbiamo lasciati fuori.',
  inWordsTitle: 'In due righe',
  cheapest: (name: string, less: string) => `${name} costa meno: ${less} di differenza.`,
  samePrice: 'Il prezzo è lo stesso.',
  lightest: (name: string, less: string) => `${name} pesa meno: ${less} di differenza.`,
  emptyTitle: 'Che cosa vuoi confrontare?',
  emptyText: 'Apri un articolo e premi «Confronta»: puoi metterne vicini tre della stessa categoria.',
  emptyLink: 'Guarda le biciclette',
}
