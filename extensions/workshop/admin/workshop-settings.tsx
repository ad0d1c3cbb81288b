import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { openedFresh, readQuery } from '#web/admin/admin-queries.ts'
import { useEditForm } from '#web/admin/form/use-edit-form.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { hoursForm, spansOf, type TypedSpan, weekText } from '#web/admin/site/settings/hours-form.ts'
import { refusedFields } from '#web/admin/site/settings/refused-fields.ts'
import { SettingFrame } from '#web/admin/site/settings/setting-frame.tsx'
import { WeekGrid } from '#web/admin/site/settings/week-grid.tsx'
import { useShop } from '#web/i18n/shop-query.ts'
import { useApi } from '#web/platform/api.ts'
import { amount, count, tick } from '#web/ui/form/field-rows.tsx'
import { bodyOf, FormRows } from '#web/ui/form/form-table.tsx'
import { type WorkshopValue, workshopSetting } from '../workshop-setting.ts'
import '#web/admin/site/settings/settings.css'

interface Stored {
  version: number
  value: WorkshopValue
}

const table = {
  capacity: count(50, {
    label: 'Bici insieme',
    hint: 'Quanti cavalletti, o quanti meccanici.',
    must: 'Scrivi quante, da 1 a 50.',
  }),
  approveAbove: amount({
    label: 'Preventivo oltre',
    hint: 'Fino a questa somma si comincia senza chiedere.',
    must: 'Scrivi la somma.',
    optional: true,
  }),
  hasHours: tick({ label: 'L’officina ha orari suoi, dentro quelli del negozio', className: 'span-6' }),
  week: { ...hoursForm.week, when: { hasHours: true } },
}

/** How many bicycles at a time, when, and up to which sum without asking. */
export default function WorkshopSettings() {
  const query = useQuery({ ...readQuery(useApi(), workshopSetting.read), ...openedFresh })
  const [round, setRound] = useState(0)
  return (
    <Loaded query={query} failure="Le impostazioni dell’officina non si caricano.">
      {(stored) => <WorkshopForm key={round} stored={stored} onSaved={() => setRound((last) => last + 1)} />}
    </Loaded>
  )
}

function WorkshopForm({ stored, onSaved }: { stored: Stored; onSaved(): void }) {
  const api = useApi()
  const { openingHours } = useShop()
  const read = ({ value: { capacity, hours, approveAbove } }: Stored) => ({
    ...{ capacity, approveAbove },
    hasHours: hours !== null,
    week: hours ?? (openingHours as NonNullable<WorkshopValue['hours']>),
  })
  const fields = useEditForm<typeof table, Stored>({
    name: 'workshop',
    table,
    stored,
    read,
    problemsOf: (error) => refusedFields(error, ([name = '', day]) => (name === 'hours' ? `week.${day}` : name)),
    storeUndoable: async (values, version = 0) => {
      const { capacity, approveAbove } = bodyOf(table, values)
      const hours = values.hasHours ? values.week.map(spansOf) : null
      const value = { capacity: capacity ?? 0, hours, approveAbove: approveAbove ?? '0.00' }
      return api(workshopSetting.change, { body: { version, value } })
    },
    said: 'Officina salvata',
    onStored: onSaved,
  })
  const values = fields.form.watch()
  const put = (week: TypedSpan[][]) => {
    fields.form.setValue('week', week, { shouldDirty: true })
    fields.recheck()
  }
  return (
    <SettingFrame<typeof table, Stored>
      {...{ table, fields, read }}
      versions={(api) => api(workshopSetting.versions)}
      textOf={(value) =>
        Array.isArray(value)
          ? weekText(value)
          : value === true
            ? 'sì'
            : value === false
              ? 'no'
              : String(value) || '(vuoto)'
      }
      note="Vale per le prenotazioni nuove; quelle già fatte restano."
    >
      <FormRows {...{ table, fields }} names={['capacity', 'approveAbove', 'hasHours']} />
      {values.hasHours && <WeekGrid week={values.week} errors={fields.errors} idOf={fields.idOf} onChange={put} />}
    </SettingFrame>
  )
}
