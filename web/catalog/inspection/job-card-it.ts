import { plural } from '#web/i18n/words/plural.ts'

export const jobCard = {
  title: 'Scheda di lavoro',
  number: 'Numero',
  single: 'Pezzo unico',
  seeIt: 'Vuoi vederla? Chiamaci al',
  orComeBy: ', o passa in negozio.',
  singleText: 'c’è solo questa',
  used: 'Usata',
  guarantee: (months: number) => `garanzia ${months} mesi`,
  finalPrice: 'È il prezzo finale',
  taxedPrice: 'IVA inclusa, è il prezzo finale',
  size: 'Taglia',
  sold: 'Venduta',
  was: 'Era a',
  tested: 'Provata su strada',
  gradeIs: (grade: 'A' | 'B' | 'C' | 'D') => `Stato: ${grade}`,
  grade: 'Stato',
  gradeNames: { A: 'eccellente', B: 'buono', C: 'usato', D: 'da sistemare' },
  grades: {
    A: 'Eccellente: pochi segni, parti quasi nuove.',
    B: 'Buono: segni d’uso, meccanica a posto.',
    C: 'Usato: funziona, qualche parte da cambiare presto.',
    D: 'Da sistemare: per ricambi o per chi ci vuole lavorare.',
  },
  year: 'Anno',
  decade: (years: number) => `anni ${String(years).padStart(2, '0')}`,
  road: 'Strada fatta',
  kilometres: (number: string) => `${number} km`,
  notRecorded: 'non segnata',
  notRecordedText: 'Nessuno l’ha contata: non la inventiamo.',
  owners: 'Proprietari',
  weight: 'Peso',
  frame: 'Telaio',
  serialEnd: (end: string) => `n. di serie che finisce in ${end}`,
  done: 'Fatto in officina',
  remains: 'Resta da fare',
  remained: 'Restava da fare',
  work: (minutes: number) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
    const whole = hours > 0 ? `${hours} ${plural(hours, 'ora', 'ore')}` : ''
    const part = rest > 0 ? `${rest}${hours > 0 ? '' : ' minuti'}` : ''
    return `${[whole, part].filter(Boolean).join(' e ')} di lavoro`
  },
  notPerfect: 'Che cosa non è perfetto',
  wasNotPerfect: 'Che cosa non era perfetto',
  noMarks: 'Nessun segno da dichiarare.',
  marks: (count: number, isSold: boolean) => {
    if (isSold)
      return `${plural(count, 'Un segno, come l’abbiamo venduta', `${count} segni, come li abbiamo venduti`)}.`
    return `${plural(count, 'Un segno', `${count} segni`)}. Quello che leggi qui fa parte dell’accordo.`
  },
  drawing: (marks: string) => `Disegno di lato della bici, con i segni: ${marks}`,
  drawingCaption:
    'Disegnata in scala da quello che ne sappiamo, lato catena; il resto è tipico del genere. Le croci sono i segni, le foto sono le sue.',
  leftSide: 'Lato sinistro.',
  photoOf: (title: string) => `Foto: ${title}`,
  checked: 'Controllata al banco',
  wasChecked: 'Com’era al banco',
  verdicts: { ok: 'a posto', replaced: 'sostituito', watch: 'da tenere d’occhio', absent: 'non c’è' },
  checkedBy: (people: string, days: string) =>
    `${people ? `Controlli di ${people}` : 'Controllata'}, ${days}. Una copia di questa scheda viaggia nella scatola con la bici.`,
  print: 'Stampa la scheda',
}
