import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type HoursValue, hoursSetting } from '#shared/contract/site/hours-setting.ts'
import { openedFresh, readQuery } from '#web/admin/admin-queries.ts'
import { useEditForm } from '#web/admin/form/use-edit-form.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { it } from '#web/i18n/it.ts'
import { weekLines } from '#web/i18n/opening-texts.ts'
import { shopQuery } from '#web/i18n/shop-query.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { ClosurePart } from './closure-part.tsx'
import {
  hoursForm,
  type StoredHours,
  spansOf,
  storedWeek,
  type TypedSpan,
  weekProblems,
  weekText,
} from './hours-form.ts'
import { refusedFields } from './refused-fields.ts'
import { SettingFrame } from './setting-frame.tsx'
import { WeekGrid } from './week-grid.tsx'
import './settings.css'

/** The week, and the days that are unlike it. */
export default function HoursSettings() {
  const query = useQuery({ ...readQuery(useApi(), hoursSetting.read), ...openedFresh })
  const [round, setRound] = useState(0)
  return (
    <Loaded query={query} failure="Gli orari non si caricano.">
      {(stored) => (
        <div className="grid spaced-32">
          <ClosurePart stored={stored} />
          <WeekForm key={round} stored={stored} onSaved={() => setRound((last) => last + 1)} />
        </div>
      )}
    </Loaded>
  )
}

const isSameWeek = (a: HoursValue, b: HoursValue) => JSON.stringify(a.openingHours) === JSON.stringify(b.openingHours)

function WeekForm({ stored, onSaved }: { stored: StoredHours; onSaved(): void }) {
  const api = useApi()
  const queries = useQueryClient()
  const fields = useEditForm<typeof hoursForm, StoredHours>({
    name: 'hours',
    table: hoursForm,
    stored,
    read: storedWeek,
    problemsOf: (error) => refusedFields(error, ([, day]) => `week.${day}`),
    storeUndoable: async ({ week }, _version, known = stored) => {
      const send = ({ version, value: { closures } }: StoredHours) =>
        api(hoursSetting.change, { body: { version, value: { openingHours: week.map(spansOf), closures } } })
      // A closure that was added meanwhile is no quarrel about the week.
      const isCurrent = (other: StoredHours) => isSameWeek(other.value, known.value)
      const base = stored.version > known.version && isCurrent(stored) ? stored : known
      const saved = await send(base).catch((error: unknown) => {
        const current = error instanceof ApiError && (error.problem?.current as StoredHours | undefined)
        if (!current || !isCurrent(current)) throw error
        return send(current)
      })
      queries.setQueryData(readQuery(api, hoursSetting.read).queryKey, saved)
      await queries.invalidateQueries(shopQuery(api))
      return saved
    },
    said: 'Orari salvati',
    onStored: onSaved,
  })
  const week = fields.form.watch('week')
  const put = (next: TypedSpan[][]) => {
    fields.form.setValue('week', next, { shouldDirty: true })
    fields.recheck()
  }
  const isWhole = Object.keys(weekProblems(week)).length === 0
  return (
    <SettingFrame<typeof hoursForm, StoredHours>
      table={hoursForm}
      fields={fields}
      read={storedWeek}
      versions={(api) => api(hoursSetting.versions)}
      textOf={weekText}
      note="Gli orari valgono appena salvi."
    >
      <div className="side-columns grid spaced-32 align-start">
        <div className="side-main grid spaced-12">
          <div className="row row-between wraps">
            <h3>La settimana</h3>
            <button type="button" className="btn btn-small" onClick={() => put(week.map(() => [...(week[0] ?? [])]))}>
              Copia lunedì su tutti
            </button>
          </div>
          <WeekGrid week={week} errors={fields.errors} idOf={fields.idOf} onChange={put} />
        </div>
        <aside className="side-box grid spaced-8" aria-label="Così sul sito">
          <p className="small bold">Così sul sito</p>
          <ul className="small">
            {isWhole && weekLines(week.map(spansOf), 'it', it.layout).map((line) => <li key={line}>{line}</li>)}
          </ul>
          <p className="small muted">
            Da qui si contano i giorni promessi, il ritiro in negozio e gli orari su Google.
          </p>
        </aside>
      </div>
    </SettingFrame>
  )
}
