import type { Language } from '#shared/domain/platform/language.ts'

const texts = {
  empty: ['Il file è vuoto.', 'The file is empty.'],
  quotes: [
    'Le virgolette che si aprono in questa riga non si chiudono più.',
    'The quotes that open on this line are never closed.',
  ],
  too_long: ['La riga è troppo lunga.', 'The line is too long.'],
  old_excel: [
    'È un vecchio file di Excel (.xls). Apri il file e salvalo come .xlsx, o come CSV.',
    'This is an old Excel file (.xls). Open the file and save it as .xlsx, or as CSV.',
  ],
  open_document: [
    'È un foglio di LibreOffice (.ods). Apri il file e salvalo come .xlsx, o come CSV.',
    'This is a LibreOffice sheet (.ods). Open the file and save it as .xlsx, or as CSV.',
  ],
  numbers: [
    'È un foglio di Numbers. Apri il file e scegli File, Esporta come, Excel.',
    'This is a Numbers sheet. Open the file and choose File, Export To, Excel.',
  ],
  word: [
    'È un documento di testo (Word o simili), non un foglio: chiedi il listino come foglio Excel o CSV.',
    'This is a text document (Word or the like) and no spreadsheet: ask for the list as Excel or CSV.',
  ],
  zip: [
    'È un archivio zip e non un foglio: estrai il file che contiene e scegli quello.',
    'This is a zip archive and no spreadsheet: extract the file in it and choose that one.',
  ],
  broken_excel: [
    'Il foglio Excel è rovinato o protetto da una password: aprilo e salvalo di nuovo, senza password.',
    'The Excel file is damaged or locked with a password: open it and save it again, without a password.',
  ],
  large: [
    'Aperto, il file è troppo grande: dividilo, o salva il foglio come CSV.',
    'Once opened, the file is too large: split it, or save the sheet as CSV.',
  ],
  wide: [
    'Il foglio ha più di 1.000 colonne: cancella quelle che non servono, anche una cella scritta lontano dalle altre.',
    'The sheet has more than 1,000 columns: delete those not needed, a cell written far from the others too.',
  ],
  pdf: ['È un PDF: chiedi il listino come foglio Excel o CSV.', 'This is a PDF: ask for the list as Excel or CSV.'],
  picture: [
    'È un’immagine, non un foglio di prodotti: chiedi il listino come foglio Excel o CSV.',
    'This is a picture, not a list of products: ask for the list as Excel or CSV.',
  ],
  web_page: [
    'È una pagina web, non un foglio: forse il link chiedeva di accedere. Scarica il file di nuovo.',
    'This is a web page and no list: its link may have asked for a login. Download the file again.',
  ],
  binary: [
    'Non è un foglio Excel, né CSV, XML o JSON: esporta i prodotti in uno di questi formati.',
    'This is not Excel, CSV, XML or JSON: export the products in one of these formats.',
  ],
  broken_xml: ['L’XML è rovinato: scaricalo di nuovo.', 'The XML is damaged: download it again.'],
  broken_json: ['Il JSON è rovinato: scaricalo di nuovo.', 'The JSON is damaged: download it again.'],
  no_records: ['Nel file non c’è un elenco di prodotti.', 'There is no list of products in the file.'],
} as const satisfies Record<string, readonly [string, string]>

export type FileProblemKind = keyof typeof texts

/** Why a file as a whole is no list of products. */
export class FileProblem extends Error {
  override name = 'FileProblem'
  kind: FileProblemKind
  line: number
  constructor(kind: FileProblemKind, line = 1) {
    super(`line ${line}: ${kind}`)
    this.kind = kind
    this.line = line
  }
}

export function fileProblemText(kind: FileProblemKind, language: Language): string {
  return texts[kind][language === 'it' ? 0 : 1]
}
