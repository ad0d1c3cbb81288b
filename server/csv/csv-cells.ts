/** What a spreadsheet would calculate instead of showing. */
const formula = /^'*[=+\-@\t\r]/

/** A cell that every spreadsheet shows as it is: one that begins like a formula gets an apostrophe in front. */
export function toSafeCell(text: string): string {
  return formula.test(text) ? `'${text}` : text
}

/** Takes the apostrophe away again, so that what was written comes back as it was. */
export function fromSafeCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}

/** Cents as an Italian spreadsheet reads a number: 129990 → "1299,90". */
export function decimalCell(hundredths: number | null): string {
  if (hundredths === null) return ''
  const text = (hundredths / 100).toFixed(2)
  return text.replace('.', ',')
}
