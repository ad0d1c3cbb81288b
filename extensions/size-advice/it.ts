const cm = (mm: number) => (Math.abs(mm) / 10).toLocaleString('it-IT')
const number = (value: number) => value.toLocaleString('it-IT')

export const sizeAdvice = {
  howTall: 'Quanto sei alto?',
  yourMeasures: 'Le tue misure',
  close: 'Chiudi la guida alle taglie',
  loadFailed: 'Non riusciamo a caricare la tabella delle taglie.',
  noChart: 'Per questo articolo non abbiamo una tabella delle taglie. Chiamaci: lo misuriamo noi.',
  askUs: 'Chiedi a noi',
  height: 'Altezza',
  inseam: 'Cavallo',
  arm: 'Braccio',
  howToMeasure: 'Come si misura',
  measureSteps: [
    'Altezza: a piedi nudi, spalle al muro.',
    'Cavallo: a piedi nudi, stringi un libro tra le gambe fino in alto, come una sella. Si misura da terra al bordo di sopra del libro. Non è la lunghezza dei pantaloni.',
    'Braccio: con il braccio lungo il fianco, dall’osso della spalla al polso.',
  ],
  howRidden: 'Come la userai',
  ridings: { fast: 'Veloce', mixed: 'Un po’ di tutto', travel: 'Viaggio' },
  noNumber: 'Scrivi i centimetri, per esempio 83.',
  noHeight: 'Scrivi l’altezza in centimetri, da 75 a 215.',
  noInseam: (height: number, from: number, to: number) =>
    `Con ${number(height)} cm di altezza il cavallo è di solito tra ${from} e ${to} cm. Rimisuralo da terra, con un libro.`,
  noArm: (height: number, from: number, to: number) =>
    `Con ${number(height)} cm di altezza il braccio è di solito tra ${from} e ${to} cm, dalla spalla al polso. Rimisuralo, o lascialo vuoto.`,
  yourSize: 'La tua taglia:',
  unknownSizes: 'La nostra tabella non conosce queste taglie. Chiedi a noi.',
  tooSmall: (height: number, limit: number) =>
    `Per ${number(height)} cm questa parte da troppo in alto: comincia da ${limit} cm. Non te la consigliamo in nessuna taglia.`,
  tooTall: (height: number, limit: number) =>
    `Per ${number(height)} cm questa finisce troppo presto: arriva a ${limit} cm. Non te la consigliamo in nessuna taglia.`,
  postEnds: (inseam: number, limit: number, side: 'below' | 'above') =>
    side === 'below'
      ? `La sella scende per un cavallo da ${number(limit)} cm, il tuo è ${number(inseam)}: non ci arrivi.`
      : `Il reggisella arriva a un cavallo di ${number(limit)} cm, il tuo è ${number(inseam)}: resteresti basso. Non te la consigliamo.`,
  childWheels: (height: number, [wheel = 0, ...others]: readonly number[]) =>
    `Per un bambino di ${number(height)} cm ci vogliono ruote da ${wheel} pollici${others.length > 0 ? `; vanno bene anche da ${others.join(' o ')}` : ''}. Conta che seduto tocchi terra con tutti e due i piedi: venite a provarla.`,
  leaves: (height: number, inseam: number, size: string, clearance: number) =>
    `A ${number(height)} cm con ${number(inseam)} di cavallo la ${size} ti lascia ${clearance} cm sopra il tubo.`,
  inRange: (height: number, inseam: number, size: string, from: number, to: number) =>
    `A ${number(height)} cm con ${number(inseam)} di cavallo la tua è la ${size}: va da ${from} a ${to} cm.`,
  noDoubt: (size: string) => `Nessun dubbio: le altre taglie non arrivano alla tua altezza, la ${size} sì.`,
  littleClearance: (clearance: number, least: number) =>
    `Il dubbio: sopra il tubo restano solo ${clearance} cm, e ne servono ${number(least)}. Vieni a provarla prima di comprarla.`,
  noClearance: (least: number) =>
    `Il dubbio: in piedi tocchi il tubo, e ne servono ${number(least)} cm sopra. Vieni a provarla prima di comprarla.`,
  nextLittle: (size: string, clearance: number) => `La ${size} ti lascia ${clearance} cm sopra il tubo: troppo poco.`,
  nextNone: (size: string) => `Sulla ${size} in piedi toccheresti il tubo.`,
  between: (size: string, longer: number | null, taller: number | null) =>
    `Il dubbio: sei tra due taglie, e va bene anche la ${size}${
      longer === null || taller === null
        ? ''
        : `, ${cm(longer)} cm ${longer > 0 ? 'più lunga' : 'più corta'} e ${cm(taller)} cm ${taller > 0 ? 'più alta' : 'più bassa'} davanti`
    }. Se puoi, provale tutte e due.`,
  near: (size: string, distance: number) => `Il dubbio: sei a ${distance} cm dalla ${size}.`,
  shortLegs: (from: number, to: number) =>
    `Il dubbio: è fatta per un cavallo da ${number(from)} a ${number(to)} cm, il tuo è più corto. Provala prima.`,
  longLegs: (from: number, to: number) =>
    `Il dubbio: è fatta per un cavallo da ${number(from)} a ${number(to)} cm, il tuo è più lungo: la sella va alta. Provala prima.`,
  forSpeed: (size: string) => `Veloce vuol dire più bassa e raccolta: per un po’ di tutto prenderesti la ${size}.`,
  forTravel: (size: string) => `In viaggio si sta più alti e distesi: per un po’ di tutto prenderesti la ${size}.`,
  forArms: (size: string) => `Qui decidono le braccia: con braccia medie prenderesti la ${size}.`,
  soldOut: (size: string) => `La ${size} è esaurita.`,
  notMade: (size: string) => `Questa in ${size} non l’abbiamo.`,
  nearest: 'La più vicina che ti va bene, pronta:',
  noneInSize: 'Di questo tipo adesso non c’è niente di pronto nella tua taglia.',
  fitsYou: 'Sì, ti va bene.',
  oneFits: (height: number, from: number, to: number) =>
    `A ${number(height)} cm sei tra le altezze per cui è fatta: da ${from} a ${to} cm, con la sola sella da regolare.`,
  isYours: 'Sì, è la tua taglia.',
  isAtLimit: (size: string) => `Ci stai, al limite: questa è una ${size}.`,
  isNotYours: (size: string, yours: string) => `No: questa è una ${size}, per te ci vuole la ${yours}.`,
  generalRule: 'Regola generale, non la tabella del produttore.',
  source: (brand: string) => `${brand}, fonte:`,
  choose: (size: string) => `Scegli la ${size}`,
  chosen: (size: string) => `Hai scelto la ${size}`,
  staysHere: 'Le misure restano su questo apparecchio: al negozio non arriva niente.',
  forget: 'Dimentica le misure',
  emptyDrawing: (size: string | undefined) =>
    `Disegno in scala ${size === undefined ? 'del telaio' : `di un telaio in taglia ${size}`}, senza nessuno in sella.`,
  emptyCaption: (size: string | undefined) =>
    `${size === undefined ? '' : `Taglia ${size}. `}Scrivi altezza e cavallo: qui ti vedi in sella.`,
  drawing: (height: number, size: string) =>
    `Disegno in scala: una persona di ${number(height)} cm su un telaio ${size}.`,
  caption: (size: string, saddle: number) =>
    `Telaio ${size} e persona nella stessa scala. Sella a ${saddle} cm dal movimento centrale.`,
  typicalFrame: 'Il telaio è uno tipico di questa taglia.',
  aboveTube: 'cm sopra il tubo',
  measures: { chest: 'Petto', waist: 'Vita', hips: 'Fianchi', head: 'Testa', hand: 'Mano', foot: 'Piede' },
  tapeSteps: {
    chest: 'Petto: il giro più largo, sotto le ascelle, a braccia giù.',
    waist: 'Vita: il giro più stretto, sopra l’ombelico, senza tirare il metro.',
    hips: 'Fianchi: il giro più largo, a piedi uniti.',
    head: 'Testa: il giro sopra le sopracciglia e le orecchie.',
    hand: 'Mano: il giro sulle nocche, senza il pollice.',
    foot: 'Piede: da parete a punta dell’alluce, in piedi.',
  },
  tapeRange: (measure: string, from: number, to: number) => `${measure}: scrivi i centimetri, da ${from} a ${to}.`,
  range: ([from, to]: readonly [number, number]) => `${number(from)}–${number(to)}`,
  sizeColumn: 'Taglia',
  tableOf: 'Tabella delle taglie, in centimetri',
  garmentFits: (size: string, measure: string) => `Per ${measure.toLowerCase()} ti va la ${size}.`,
  garmentOther: (measure: string, size: string) => `Il dubbio: per ${measure.toLowerCase()} basterebbe la ${size}.`,
  garmentSmall: (measure: string, limit: number) =>
    `${measure}: la tabella comincia da ${number(limit)} cm. Nessuna taglia ti va.`,
  garmentLarge: (measure: string, limit: number) =>
    `${measure}: la tabella arriva a ${number(limit)} cm. Nessuna taglia ti va.`,
}
