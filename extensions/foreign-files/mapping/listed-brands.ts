import spellings from '#server/catalog/search/brand-spellings.json' with { type: 'json' }
import { foldText } from '#shared/domain/platform/fold-text.ts'
import { placeOf } from './category-words.ts'

const known = new Map(Object.keys(spellings).map((brand) => [foldText(brand), brand]))
const label =
  /^(?:marca|marchio|brand|produttore|costruttore|marke|hersteller|marque|fabricante?|manufacturer)\s*[:–-]\s*(\S.*)$/i
const noBrand =
  /\b(novita|news?|nuov[oaie]|offert[ae]|promo\w*|outlet|sald[oi]|sconti|vari[eo]?|altr[oie]|listino|catalogo|prezz[oi]|fine serie|esauriment\w*|usat[oaie]|kit|serie|linea|gamma|gruppo|collezion\w*|estate|inverno|uomo|donna|bambin[oaie]|men|women|kids|adult[oi]|junior|sale|spring|summer|winter)\b/
const mostWords = 3

/** A line of text above the rows that it may name. */
export interface Section {
  text: string
  /** The cell is in the column of brands. */
  isInBrands: boolean
  names: readonly string[]
}

/** The brand that a line of text names, or undefined where it names a group. All lines of the file decide together. */
export function brandsOfSections(sections: readonly Section[], ofFile: ReadonlySet<string>): (string | undefined)[] {
  const sure = sections.map(({ text, isInBrands, names }) => {
    const [, labelled] = label.exec(text) ?? []
    if (labelled) return labelled
    if (isInBrands) return text
    const folded = foldText(text)
    if (known.has(folded) || ofFile.has(folded)) return text
    const isBegun = names.length > 1 && names.every((name) => foldText(name).startsWith(`${folded} `))
    return isBegun && mayBeBrand(text) ? text : undefined
  })
  const open = sections.filter((_one, i) => sure[i] === undefined)
  // Several lines, and none of them is a kind of goods.
  const areBrands = sections.length > 1 && open.every(({ text }) => mayBeBrand(text))
  return sections.map(({ text }, i) => sure[i] ?? (areBrands ? text : undefined))
}

const mayBeBrand = (text: string) =>
  !/\d/.test(text) &&
  text.split(/\s+/).length <= mostWords &&
  !noBrand.test(foldText(text)) &&
  placeOf(text, '', false) === undefined

/** The brand that a name begins with: one that the file names, or one of the trade. */
export function brandOfName(name: string, ofFile: ReadonlyMap<string, string>): string {
  const words = foldText(name).split(/\s+/)
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count--) {
    const begins = words.slice(0, count).join(' ').replace(/[:,]$/, '')
    const found = ofFile.get(begins) ?? known.get(begins)
    if (found) return found
  }
  return ''
}
