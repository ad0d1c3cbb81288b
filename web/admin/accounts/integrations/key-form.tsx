import { useState } from 'react'
import { createApiKey } from '#shared/contract/accounts/api-keys.ts'
import { scopes } from '#shared/domain/platform/access/scopes.ts'
import { type StaffRole, staffRoles } from '#shared/domain/platform/access/staff-roles.ts'
import { sayError } from '#web/admin/admin-toasts.ts'
import { roleNames } from '#web/admin/record/role-names.ts'
import { useRefresh } from '#web/admin/use-act.ts'
import { useApi } from '#web/platform/api.ts'
import { choice, line } from '#web/ui/form/field-rows.tsx'
import { bodyOf, formOf, type ValuesOf } from '#web/ui/form/form-table.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { AddressTrial } from './address-trial.tsx'
import { choices } from './choice-list.tsx'
import { IntegrationForm } from './integration-form.tsx'
import { scopeNames } from './integration-words.ts'
import { ShownOnce } from './shown-once.tsx'

const keyForm = {
  name: line({
    label: 'Programma',
    hint: 'Per riconoscerla: «Cassa del negozio», «Commercialista».',
    must: 'Scrivi quale programma la userà.',
    className: '',
    maxLength: 60,
  }),
  days: choice({
    label: 'Fino a quando',
    className: '',
    empty: '365',
    options: [
      { value: '30', label: '30 giorni' },
      { value: '90', label: '90 giorni' },
      { value: '365', label: 'Un anno' },
      { value: '', label: 'Finché non la revochi' },
    ],
  }),
  role: choice<StaffRole | ''>({
    label: 'Che cosa apre',
    className: '',
    empty: '',
    options: [
      { value: '', label: 'Solo ciò che scelgo' },
      ...staffRoles.map((value) => ({ value, label: `Come una persona: ${roleNames[value].name}` })),
    ],
  }),
  scopes: {
    ...choices(
      'Che cosa può fare',
      scopes.map((value) => ({ value, ...scopeNames[value] })),
      'Scegli almeno una cosa che può fare.',
    ),
    when: { role: '' },
  },
}

export function KeyForm({ onClose }: { onClose(): void }) {
  const api = useApi()
  const refresh = useRefresh()
  const [made, setMade] = useState<{ name: string; key: string }>()
  const fields = useContractForm<ValuesOf<typeof keyForm>>({
    ...formOf(keyForm),
    name: 'key',
    onRefused: (message) => sayError(message),
  })
  if (made)
    return (
      <ShownOnce
        title={`La chiave di ${made.name}`}
        secret={made.key}
        copyLabel={`Copia la chiave di ${made.name}`}
        onDone={onClose}
      >
        <AddressTrial
          name={`la chiave di ${made.name}`}
          path="/api/admin/products?limit=1"
          request={{ headers: { authorization: `Bearer ${made.key}` } }}
          // Known, and without this scope.
          isAnswer={(status) => status === 200 || status === 403}
        />
      </ShownOnce>
    )
  const submit = fields.onSubmit(async (values) => {
    const { days, role, ...body } = bodyOf(keyForm, values)
    const expiresAt = days ? new Date(Date.now() + Number(days) * 86_400_000).toISOString() : null
    setMade(await api(createApiKey, { body: { ...body, role: role || null, expiresAt } }))
    await refresh()
  })
  return <IntegrationForm table={keyForm} fields={{ ...fields, submit }} action="Crea la chiave" onClose={onClose} />
}
