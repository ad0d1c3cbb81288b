import { type HoursValue, hoursValue } from '#shared/contract/site/hours-setting.ts'
import { refusalsOf } from '#web/ui/form/contract-refusals.ts'
import { choice, line, own, tick } from '#web/ui/form/field-rows.tsx'
import type { ValuesOf } from '#web/ui/form/form-table.tsx'
import type { Problems } from '#web/ui/form/use-contract-form.ts'
import { hourSentences, spansOf, type TypedSpan } from './hours-form.ts'

export type Closure = HoursValue['closures'][number]

const day = (label: string) => line({ label, type: 'date', maxLength: 10, must: 'Scegli un giorno.' })

export const closureForm = {
  from: day('Dal'),
  to: day('Al'),
  kind: choice<'closed' | 'other'>({
    label: 'Quel giorno',
    empty: 'closed',
    options: [
      { value: 'closed', label: 'Chiuso' },
      { value: 'other', label: 'Orario diverso' },
    ],
  }),
  isYearly: tick({ label: 'Ogni anno', when: ({ from, to }) => from !== '' && from === to }),
  hours: own<TypedSpan[], Closure['hours'], Closure['hours']>({
    label: 'Orario di quel giorno',
    empty: [
      ['09:00', '13:00'],
      ['', ''],
    ],
    when: { kind: 'other' },
    read: () => [],
    write: spansOf,
    problem: (typed) => (spansOf(typed).length === 0 ? 'Scrivi almeno da che ora a che ora.' : undefined),
  }),
  tells: { ...tick({ label: 'Avvisa i clienti con una mail' }), empty: true },
  reason: line({
    label: 'Perché',
    optional: true,
    maxLength: 80,
    className: 'span-6',
    hint: 'Lo leggono i clienti in cima al sito e nei contatti, così come lo scrivi.',
  }),
}
export type ClosureValues = ValuesOf<typeof closureForm>

export function closureOf({ from, to, kind, isYearly, hours, reason }: ClosureValues): Closure {
  const text = reason.trim()
  const days = isYearly && from === to ? { from: from.slice(5), to: to.slice(5) } : { from, to }
  return { ...days, hours: kind === 'other' ? spansOf(hours) : [], ...(text && { reason: text }) }
}

/** Beside the fields of the new one, which comes last. */
export function closureProblems(values: ClosureValues, stored: HoursValue): Problems {
  if (!values.from || !values.to) return {}
  const body = { ...stored, closures: [...stored.closures, closureOf(values)] }
  return refusalsOf(hoursValue, body, closureField, (message) => hourSentences[message])
}

/** Where a part of a closure is typed. */
export const closureField = ([, , field]: readonly string[]): string => field ?? 'from'
