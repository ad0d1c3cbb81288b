import { FileProblem } from './file-problem.ts'

/** Largest export of a shop system that has been seen: 200 columns. A workbook has 16,384. */
const maxColumns = 1_000
/** Rows × columns of a table, held in memory as one. */
const maxCells = 3_000_000
/** Characters of a table: one text of a workbook may be in a million cells. */
const maxCharacters = 48 * 1024 * 1024
/** A name of a record's field; those below it begin with it. */
export const maxFieldName = 200

/** Limits the size of a table before it is built. */
export class TableBudget {
  #cells = 0
  #characters = 0

  /** @throws FileProblem */
  takeCells(count: number): void {
    this.#cells += count
    if (this.#cells > maxCells) throw new FileProblem('large')
  }

  /** @throws FileProblem */
  takeText({ length }: string): void {
    this.#characters += length
    if (this.#characters > maxCharacters) throw new FileProblem('large')
  }
}

/** @throws FileProblem */
export function requireWidth(columns: number): void {
  if (columns > maxColumns) throw new FileProblem('wide')
}
