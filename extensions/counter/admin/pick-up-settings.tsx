import { SettingPage } from '#web/admin/site/settings/setting-page.tsx'
import { tick } from '#web/ui/form/field-rows.tsx'
import { pickUpSetting, shippedPickUp } from '../counter-settings.ts'
import { wholeField } from './whole-field.ts'

const hasSlots = { hasSlots: true }
const usualMinutes = 30

const table = {
  keptDays: wholeField(1, 30, {
    label: 'Tenuti da parte, giorni di apertura',
    hint: 'Chi paga in negozio ha questi giorni per venire; poi i pezzi tornano in vendita.',
    must: 'Scrivi i giorni, da 1 a 30.',
  }),
  hasSlots: tick({ label: 'Il cliente può scegliere l’ora del ritiro', className: 'span-6' }),
  slotMinutes: wholeField(15, 120, {
    label: 'Durata di un’ora di ritiro, minuti',
    must: 'Scrivi i minuti, da 15 a 120.',
    when: hasSlots,
  }),
  capacity: wholeField(1, 50, {
    label: 'Ordini alla stessa ora',
    must: 'Scrivi quanti, da 1 a 50.',
    when: hasSlots,
  }),
  partHours: wholeField(0, 336, {
    label: 'Ore per preparare un articolo',
    must: 'Scrivi le ore, da 0 a 336.',
    when: hasSlots,
  }),
  bicycleHours: wholeField(0, 336, {
    label: 'Ore per preparare una bici',
    hint: 'Dall’ordine alla prima ora che si può scegliere.',
    must: 'Scrivi le ore, da 0 a 336.',
    when: hasSlots,
  }),
}

const names: Record<string, string> = { part: 'partHours', bicycle: 'bicycleHours' }

/** For how long orders are kept, and at which times they are collected. */
export default function PickUpSettings() {
  return (
    <SettingPage
      setting={pickUpSetting}
      name="pickup"
      table={() => table}
      read={({ slotMinutes, leadHours, capacity, keptDays }) => ({
        ...{ keptDays, capacity, partHours: leadHours.part, bicycleHours: leadHours.bicycle },
        ...{ hasSlots: slotMinutes !== null, slotMinutes: slotMinutes ?? usualMinutes },
      })}
      write={(typed, before) => {
        const last = { ...shippedPickUp, ...before }
        return {
          slotMinutes: typed.hasSlots ? (typed.slotMinutes ?? usualMinutes) : null,
          capacity: typed.capacity ?? last.capacity,
          leadHours: {
            part: typed.partHours ?? last.leadHours.part,
            bicycle: typed.bicycleHours ?? last.leadHours.bicycle,
          },
          keptDays: typed.keptDays ?? last.keptDays,
        }
      }}
      fieldOf={([name = '', part]) => (part && names[part]) || name}
      isUndoable
      failure="Le impostazioni del ritiro non si caricano."
      said="Ritiro salvato"
      note="Vale per gli ordini nuovi; quelli già fatti restano. Le ore stanno dentro gli orari e le chiusure del negozio."
    />
  )
}
