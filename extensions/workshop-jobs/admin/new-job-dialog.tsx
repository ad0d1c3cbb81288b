import { useQuery } from '@tanstack/react-query'
import { readQuery } from '#web/admin/admin-queries.ts'
import { say } from '#web/admin/admin-toasts.ts'
import { FormDialog } from '#web/admin/form/form-dialog.tsx'
import { useRefresh } from '#web/admin/use-act.ts'
import { useApi } from '#web/platform/api.ts'
import { choice, line, named } from '#web/ui/form/field-rows.tsx'
import { bodyOf, FormRows, formOf } from '#web/ui/form/form-table.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { kindNames } from '../../workshop/admin/kind-names.ts'
import { listAdminServices } from '../../workshop/services/service-calls.ts'
import { type BicycleKind, bicycleKinds } from '../../workshop/services/service-kinds.ts'
import { createJob } from '../jobs/job-calls.ts'
import { useFreeTimes } from './use-free-times.ts'

function useServices() {
  const services = useQuery(readQuery(useApi(), listAdminServices)).data ?? []
  const active = services.filter(({ isActive }) => isActive)
  return [
    { value: '', label: 'Un altro lavoro' },
    ...active.map(({ id, name }) => ({ value: String(id), label: name })),
  ]
}

const table = {
  name: line({ label: 'Nome e cognome', must: 'Scrivi di chi è.', maxLength: 100 }),
  phone: line({ label: 'Telefono', type: 'tel', optional: true, maxLength: 40 }),
  email: line({ label: 'E-mail', hint: 'Per «è pronta» e i preventivi.', type: 'email', optional: true }),
  service: choice<string>({ label: 'Lavoro', empty: '', options: useServices }),
  title: line({ label: 'Che cosa si fa', optional: true, maxLength: 120, when: { service: '' } }),
  start: choice<string>({
    label: 'Quando la porta',
    hint: 'Le ore libere di due settimane.',
    empty: '',
    options: useFreeTimes,
    when: ({ service }) => service !== '',
  }),
  kind: choice<BicycleKind>({ label: 'Che bici è', empty: 'city', options: named(bicycleKinds, kindNames) }),
  description: line({ label: 'Marca e modello', optional: true, maxLength: 120 }),
  serialNumber: line({ label: 'Numero di telaio', optional: true, maxLength: 40, spellCheck: false }),
  problem: line({ label: 'Che cosa non va', optional: true, maxLength: 1_000, rows: 3, className: 'span-6' }),
}

/** A bicycle at the counter, or a booking by telephone. */
export function NewJobDialog({ onClose }: { onClose(): void }) {
  const api = useApi()
  const refresh = useRefresh()
  const fields = useContractForm({ ...formOf(table), name: 'job' })
  const submit = fields.onSubmit(async (typed) => {
    const { service, start, kind, description, serialNumber, ...rest } = bodyOf(table, typed)
    const body = {
      ...rest,
      ...(service && { service: Number(service) }),
      ...(start && { start }),
      bicycle: { kind, description, serialNumber },
    }
    const { number } = await api(createJob, { body })
    say('Lavoro scritto', number)
    onClose()
    await refresh()
  })
  return (
    <FormDialog title="Nuovo lavoro" fields={{ ...fields, submit }} onClose={onClose} action="Scrivi il lavoro">
      <FormRows {...{ table, fields }} />
    </FormDialog>
  )
}
