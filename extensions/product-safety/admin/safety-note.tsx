import { useQuery } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import { calendarDay } from '#web/admin/admin-format.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { useApi } from '#web/platform/api.ts'
import { listIncomplete } from '../incomplete-calls.ts'
import { listMakers } from '../maker-calls.ts'

/** What the product lacks as it is typed, and what that means when it is saved. */
export function SafetyNote({ values }: { values: FieldValues }) {
  const api = useApi()
  const makers = useQuery(readQuery(api, listMakers)).data
  const rule = useQuery(readQuery(api, listIncomplete, { query: { limit: '1' } })).data
  if (!makers || !rule) return null
  const brand = String(values.brand ?? '')
    .trim()
    .toLowerCase()
  const hasMaker = values.makerId || makers.some(({ brands }) => brands.some((one) => one.toLowerCase() === brand))
  const isNew = values.condition !== 'used' && values.category !== 'bici-usate'
  const isGarment = values.category === 'abbigliamento' && values.shelf !== 'scarpe'
  const hasBattery = values.electric === 'battery' || (!values.electric && values.subcategory === 'elettrica')
  const lacks = [
    ...(hasMaker ? [] : ['il produttore']),
    ...(isNew && isGarment && !values.composition?.trim() ? ['la composizione'] : []),
    ...(isNew && hasBattery && !values.batteryChemistry?.trim() ? ['i dati della batteria'] : []),
  ]
  if (lacks.length === 0) return null
  const list = new Intl.ListFormat('it', { type: 'conjunction' }).format(lacks)
  return (
    <p className="note note-warning below-16" role="status">
      <span>
        <b className="bold">
          {lacks.length === 1 ? 'Manca' : 'Mancano'} {list}.
        </b>{' '}
        {hasMaker || rule.rule === 'never'
          ? 'Puoi salvare lo stesso: resta tra quelli da completare.'
          : rule.rule === 'at_once'
            ? `Un articolo nuovo, o spento, si mette in vendita solo col produttore. Quelli già in vendita hanno tempo fino al ${calendarDay(rule.existingUntil ?? '')}.`
            : 'Puoi salvare lo stesso: per il produttore ci sono 90 giorni, poi l’articolo si salva solo spento.'}
      </span>
    </p>
  )
}
