import problems from './problems.json' with { type: 'json' }

/** Codes of the extensions, each as a property of its name. */
// biome-ignore lint/suspicious/noEmptyInterface: extensions add to it
export interface ExtensionProblems {}

export type ProblemCode = keyof typeof problems | keyof ExtensionProblems

export interface ProblemRow {
  status: number
  it: string
  en: string
}

/** Every error answer: its status, and in both languages the fault and, where possible, the remedy. */
export const problemTable = { ...problems } as Record<ProblemCode, ProblemRow>

export function addProblems(rows: Readonly<Record<string, ProblemRow>>): void {
  const table: Record<string, ProblemRow> = problemTable
  const known = Object.keys(rows).find((code) => table[code] && table[code] !== rows[code])
  if (known) throw new Error(`the problem ${known} is there already`)
  Object.assign(problemTable, rows)
}

export const isProblemCode = (code: string): code is ProblemCode => code in problemTable
