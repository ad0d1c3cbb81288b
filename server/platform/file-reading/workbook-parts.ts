import { readElements } from './read-elements.ts'

export interface Workbook {
  sheets: { name: string; path: string }[]
  /** Texts that cells name by their number. */
  strings: readonly string[]
  /** By the number of a cell's style: a day, or an amount in another currency than euro. */
  styles: readonly (string | undefined)[]
  /** Days are counted from 1904 on instead of 1900. */
  isFrom1904: boolean
}

/** The shared strings and styles of a workbook. @throws Error of broken XML */
export function readWorkbook(partOf: (path: string) => string | undefined): Workbook {
  const targets = new Map<string, string>()
  readElements(partOf('xl/_rels/workbook.xml.rels') ?? '', {
    open: (name, attributes) => {
      const { Id = '', Target = '' } = name === 'Relationship' ? attributes() : {}
      if (Target) targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target.replace(/^\.\//, '')}`)
    },
  })
  const sheets: Workbook['sheets'] = []
  let isFrom1904 = false
  readElements(partOf('xl/workbook.xml') ?? '', {
    open: (element, attributes) => {
      if (element === 'workbookPr') isFrom1904 = /^(1|true)$/.test(attributes().date1904 ?? '')
      if (element !== 'sheet') return
      const said = attributes()
      const id = Object.entries(said).find(([name]) => /(^|:)id$/.test(name))?.[1]
      const path = targets.get(id ?? '')
      // One part under many names would be read as often.
      if (path && !sheets.some((known) => known.path === path)) sheets.push({ name: said.name ?? '', path })
    },
  })
  return {
    sheets,
    isFrom1904,
    strings: readStrings(partOf('xl/sharedStrings.xml') ?? ''),
    styles: readStyles(partOf('xl/styles.xml') ?? ''),
  }
}

function readStrings(xml: string): string[] {
  const strings: string[] = []
  let text = ''
  let isText = false
  let isPhonetic = false
  readElements(xml, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      if (name === 't') isText = !isPhonetic
    },
    close: (name) => {
      if (name === 'si') strings.push(unescaped(text))
      if (name === 'rPh') isPhonetic = false
      if (name === 't') isText = false
    },
    text: (some) => {
      if (isText) text += some
    },
  })
  return strings
}

/** Characters that XML cannot hold appear as "_x000D_". */
export function unescaped(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
}

const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58)

/** The style of days; those of other currencies are their signs. */
export const dayStyle = 'day'

function readStyles(xml: string): (string | undefined)[] {
  const formats = new Map<number, string>()
  const styles: (string | undefined)[] = []
  let isOfCells = false
  readElements(xml, {
    open: (name, attributes) => {
      if (name === 'cellXfs') isOfCells = true
      if (name === 'numFmt') {
        const { numFmtId, formatCode = '' } = attributes()
        const style = isDateFormat(formatCode) ? dayStyle : foreignSign(formatCode)
        if (style) formats.set(Number(numFmtId), style)
      }
      if (name === 'xf' && isOfCells) {
        const id = Number(attributes().numFmtId ?? 0)
        styles.push(isBuiltInDate(id) ? dayStyle : formats.get(id))
      }
    },
    close: (name) => {
      if (name === 'cellXfs') isOfCells = false
    },
  })
  return styles
}

/** "[$CHF-807] #,##0.00" and "$#,##0.00"; "[$-410]" names a language only. */
function foreignSign(code: string): string | undefined {
  const [, sign = ''] =
    /\[\$([^\]-]*)/.exec(code) ?? /"?(\$|£|CHF|USD|GBP|SEK|NOK|DKK|PLN)"?/.exec(code.replace(/\[[^\]]*\]/g, '')) ?? []
  return sign === '' || /€|eur/i.test(sign) ? undefined : sign.trim()
}

/** Letters of a format mean day, month, year, hour …, but where they are quoted, escaped, a colour or a currency. */
function isDateFormat(code: string): boolean {
  const bare = code.replace(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, '')
  return !/general/i.test(bare) && /[dmyhs]/i.test(bare)
}
