// Texts that a spreadsheet would calculate instead of showing, in full width too; some spreadsheets ignore leading
// spaces.
const begin = "'*[ \u00a0\u200b\u3000\ufeff]*"
const signs = '=+\\-@＝＋－＠'
const formula = new RegExp(`^(?=${begin}[${signs}\\t\\r])`)
const made = new RegExp(`^'(?=${begin}[${signs}\\t\\r])`)
// Programs that also split at commas or tabs, or do not know quotes, start a new cell there.
const formulaInside = new RegExp(`([,;\\t\\r\\n])(?=${begin}[${signs}])`, 'g')
const madeInside = new RegExp(`([,;\\t\\r\\n])'(?=${begin}[${signs}])`, 'g')

/** A cell that every spreadsheet shows as it is: what begins like a formula gets an apostrophe in front. */
export function toSafeCell(text: string): string {
  return text.replace(formulaInside, "$1'").replace(formula, "'")
}

/** Removes the apostrophes again, so that a file round trip keeps the text. */
export function fromSafeCell(cell: string): string {
  return cell.replace(made, '').replace(madeInside, '$1')
}

/** Cents as an Italian spreadsheet reads a number: 129990 → "1299,90". */
export function decimalCell(hundredths: number | null): string {
  if (hundredths === null) return ''
  const text = (hundredths / 100).toFixed(2)
  return text.replace('.', ',')
}
