import type { AdminFact, NewFact } from '#shared/contract/catalog/admin-shelves.ts'
import type { FactKind } from '#shared/domain/catalog/facts.ts'
import type { Problems } from '#web/ui/form/use-contract-form.ts'

export const factKindNames: Record<FactKind, string> = {
  number: 'Numero',
  choice: 'Scelta',
  boolean: 'Sì o no',
  text: 'Testo',
}

export interface FactFormValues {
  label: { it: string; en: string }
  kind: FactKind
  unit: string
  choices: { value: string | undefined; it: string; en: string }[]
}

export const factLabels: Record<keyof FactFormValues, string> = {
  label: 'Nome',
  kind: 'Tipo',
  unit: 'Unità',
  choices: 'Valori',
}

export function factFormValues(fact: AdminFact | undefined): FactFormValues {
  if (!fact) return { label: { it: '', en: '' }, kind: 'number', unit: '', choices: [] }
  const { label, kind, unit, choices } = fact
  return { label, kind, unit: unit ?? '', choices: choices.map(({ value, it, en }) => ({ value, it, en })) }
}

export function checkFact({ label, kind, choices }: FactFormValues): Problems {
  const problems: Problems = {}
  if (!label.it.trim()) problems['label.it'] = 'scrivi il nome in italiano.'
  if (!label.en.trim()) problems['label.en'] = 'scrivi il nome in inglese.'
  if (kind !== 'choice') return problems
  for (const [i, { it, en }] of choices.entries()) {
    if (!it.trim()) problems[`choices.${i}.it`] = `scrivi il valore ${i + 1} in italiano.`
    if (!en.trim()) problems[`choices.${i}.en`] = `scrivi il valore ${i + 1} in inglese.`
  }
  return problems
}

export function factBody({ label, kind, unit, choices }: FactFormValues): NewFact {
  return {
    label,
    kind,
    unit: kind === 'number' ? unit : null,
    ...(kind === 'choice' && {
      choices: choices.map(({ value, it, en }) => ({ ...(value !== undefined && { value }), it, en })),
    }),
  }
}
