import type { AdminFact, NewFact } from '#shared/contract/catalog/admin-shelves.ts'
import { type FactKind, factKinds } from '#shared/domain/platform/goods/facts.ts'
import { some } from '#web/admin/admin-format.ts'
import { choice, group, line, lineOrNull, own } from '#web/ui/form/field-rows.tsx'
import { bodyOf, type ValuesOf } from '#web/ui/form/form-table.tsx'
import type { Problems } from '#web/ui/form/use-contract-form.ts'

export const factKindNames: Record<FactKind, string> = {
  number: 'Numero',
  choice: 'Scelta',
  boolean: 'Sì o no',
  text: 'Testo',
}

export interface FactChoice {
  value?: string | undefined
  it: string
  en: string
}

function choiceProblems(choices: readonly FactChoice[]): Problems {
  const problems: Problems = {}
  for (const [i, { it, en }] of choices.entries()) {
    if (!it.trim()) problems[`${i}.it`] = `scrivi il valore ${i + 1} in italiano.`
    if (!en.trim()) problems[`${i}.en`] = `scrivi il valore ${i + 1} in inglese.`
  }
  return problems
}

/** @param fact what articles say of it already keeps its kind */
export function factForm(fact: AdminFact | undefined) {
  const uses = fact?.articles ?? 0
  return {
    label: group('Nome', {
      it: line({ label: 'Nome', must: 'scrivi il nome in italiano.', maxLength: 80 }),
      en: line({ label: 'Nome in inglese', lang: 'en', must: 'scrivi il nome in inglese.', maxLength: 80 }),
    }),
    kind: choice<FactKind>({
      label: 'Tipo',
      hint: uses > 0 ? `Resta com’è: ${some(uses, 'articolo lo usa', 'articoli lo usano')}.` : undefined,
      empty: 'number',
      options: factKinds.map((value) => ({
        value,
        label: factKindNames[value],
        disabled: uses > 0 && value !== fact?.kind,
      })),
    }),
    unit: lineOrNull({
      label: 'Unità',
      hint: 'Per esempio mm, Wh, kg.',
      optional: true,
      maxLength: 20,
      when: { kind: 'number' },
    }),
    choices: own<FactChoice[]>({
      label: 'Valori',
      empty: [],
      read: (stored) => stored.map(({ value, it, en }) => ({ value, it, en })),
      write: (typed) => typed,
      problem: choiceProblems,
      when: { kind: 'choice' },
    }),
  }
}
type FactTable = ReturnType<typeof factForm>

/** Only a number has a unit. */
export function factBody(table: FactTable, values: ValuesOf<FactTable>): NewFact {
  const body = bodyOf(table, values)
  return { ...body, unit: body.unit ?? null }
}
