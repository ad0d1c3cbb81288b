import { say } from '#web/admin/admin-toasts.ts'
import { FormDialog } from '#web/admin/form/form-dialog.tsx'
import { useRefresh } from '#web/admin/use-act.ts'
import { useApi } from '#web/platform/api.ts'
import { amount, choice, count, kept, line, tick } from '#web/ui/form/field-rows.tsx'
import { bodyOf, type DrawnField, FormRows, formOf } from '#web/ui/form/form-table.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { type AdminService, changeService, createService } from '../services/service-calls.ts'
import { type BicycleKind, bicycleKinds, type PriceKind } from '../services/service-kinds.ts'
import { kindNames } from './kind-names.ts'

const table = {
  name: line({ label: 'Nome', must: 'Scrivi il nome.', maxLength: 80 }),
  nameEn: line({ label: 'Nome in inglese', optional: true, maxLength: 80, lang: 'en' }),
  note: line({ label: 'Che cosa si fa', optional: true, maxLength: 160 }),
  noteEn: line({ label: 'Che cosa si fa, in inglese', optional: true, maxLength: 160, lang: 'en' }),
  minutes: count(720, { label: 'Minuti', must: 'Scrivi quanti minuti, da 5 a 720.', className: 'span-2' }),
  priceKind: choice<PriceKind>({
    label: 'Prezzo',
    className: 'span-2',
    empty: 'fixed',
    options: [
      { value: 'fixed', label: 'Fisso' },
      { value: 'from', label: 'Da, in su' },
      { value: 'free', label: 'Gratis' },
    ],
  }),
  price: amount({
    label: 'Quanto',
    must: 'Scrivi il prezzo.',
    className: 'span-2',
    when: { priceKind: ['fixed', 'from'] },
  }),
  parts: line({ label: 'Più che cosa', hint: 'Per esempio «la camera».', optional: true, maxLength: 60 }),
  partsEn: line({ label: 'Più che cosa, in inglese', optional: true, maxLength: 60, lang: 'en' }),
  kinds: kept<BicycleKind[]>({
    label: 'Per quali bici',
    empty: [],
    draw: (part) => <Kinds {...part} />,
  }),
  position: kept<number>({ label: 'Posto', empty: 0 }),
  isTestRide: tick({ label: 'È la prova di una bici del negozio' }),
  againAfterMonths: count(60, {
    label: 'Da rifare dopo',
    hint: 'Mesi. Vuoto: mai a tempo.',
    optional: true,
    className: 'span-2',
  }),
  isActive: tick({ label: 'Si prenota dal sito' }),
}

interface Props {
  stored: AdminService | undefined
  /** The place of a new one. */
  next: number
  onClose(): void
}

const ownEnglish = (english: string, italian: string) => (english === italian ? '' : english)

export function ServiceDialog({ stored, next, onClose }: Props) {
  const api = useApi()
  const refresh = useRefresh()
  const first = stored
    ? {
        ...stored,
        nameEn: ownEnglish(stored.nameEn, stored.name),
        noteEn: ownEnglish(stored.noteEn, stored.note),
        partsEn: ownEnglish(stored.partsEn, stored.parts),
      }
    : { position: next, isActive: true }
  const fields = useContractForm({ ...formOf(table, first), name: 'service' })
  const submit = fields.onSubmit(async (typed) => {
    const { price = '0.00', minutes, ...rest } = bodyOf(table, typed)
    const body = { ...rest, minutes: minutes ?? 0, price: price ?? '0.00' }
    if (stored) await api(changeService, { params: { id: String(stored.id) }, body })
    else await api(createService, { body })
    say('Lavoro salvato', body.name)
    onClose()
    await refresh()
  })
  return (
    <FormDialog title={stored ? stored.name : 'Nuovo lavoro'} fields={{ ...fields, submit }} onClose={onClose}>
      <FormRows {...{ table, fields }} />
    </FormDialog>
  )
}

/** None ticked: all of them. */
function Kinds({ path, fields }: DrawnField) {
  const chosen = fields.form.watch()[path] as BicycleKind[]
  return (
    <fieldset>
      <legend className="label">Per quali bici</legend>
      <p className="small muted">Nessuna scelta: per tutte.</p>
      <div className="row wraps spaced-12-20">
        {bicycleKinds.map((kind) => (
          <label key={kind} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(kind)}
              onChange={({ target }) =>
                fields.form.setValue(path, target.checked ? [...chosen, kind] : chosen.filter((one) => one !== kind))
              }
            />
            {kindNames[kind]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
