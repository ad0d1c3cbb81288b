import examples from './mail-examples.json' with { type: 'json' }

type Data = Record<string, unknown>

export interface MailExample {
  /** A row of `exampleBases`: what the variants have in common. */
  base: string
  variants: readonly Data[]
}

export const exampleBases: Record<string, Data> = examples.bases
export const mailExamples: Record<string, MailExample> = { ...examples.kinds }

export function addMailExamples(rows: Readonly<Record<string, MailExample>>): void {
  Object.assign(mailExamples, rows)
}
