import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createApiKey } from '#shared/contract/accounts/api-keys.ts'
import { type Scope, scopes } from '#shared/domain/accounts/scopes.ts'
import { refresh } from '#web/admin/admin-queries.ts'
import { sayError } from '#web/admin/admin-toasts.ts'
import { useApi } from '#web/api.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { ChoiceList } from './choice-list.tsx'
import { scopeNames } from './program-words.ts'
import { ToldOnce } from './told-once.tsx'

interface Values {
  name: string
  scopes: Scope[]
}

const check = ({ name, scopes: chosen }: Values) => ({
  ...(!name.trim() && { name: 'Scrivi quale programma la userà.' }),
  ...(chosen.length === 0 && { scopes: 'Scegli almeno una cosa che può fare.' }),
})

export function KeyForm({ onClose }: { onClose(): void }) {
  const api = useApi()
  const queries = useQueryClient()
  const [made, setMade] = useState<{ name: string; key: string }>()
  const fields = useContractForm<Values>({
    check,
    values: { name: '', scopes: [] },
    name: 'key',
    labels: { name: 'Programma', scopes: 'Che cosa può fare' },
    onRefused: (message) => sayError(message),
  })
  if (made)
    return (
      <ToldOnce
        title={`La chiave di ${made.name}`}
        secret={made.key}
        copyLabel={`Copia la chiave di ${made.name}`}
        onDone={onClose}
      />
    )
  const submit = fields.onSubmit(async (values) => {
    setMade(await api(createApiKey, { body: values }))
    await refresh(queries, 'api-keys')
  })
  return (
    <form className="stack integration-form" noValidate onSubmit={submit}>
      <ErrorSummary {...fields.summary} />
      <TextField
        {...fields.field('name')}
        hint="Per riconoscerla: «Cassa del negozio», «Commercialista»."
        autoComplete="off"
        maxLength={60}
      />
      <ChoiceList
        id="key-scopes"
        legend="Che cosa può fare"
        all={scopes.map((value) => ({ value, ...scopeNames[value] }))}
        chosen={fields.form.watch('scopes')}
        error={fields.errors.scopes}
        onChange={(chosen) => {
          fields.form.setValue('scopes', chosen)
          fields.recheck()
        }}
      />
      <span className="row wraps">
        <button type="submit" className="btn btn-main" aria-disabled={fields.isSending}>
          {fields.isSending && <span className="spin" aria-hidden="true" />} Crea la chiave
        </button>
        <button type="button" className="btn" onClick={onClose}>
          Annulla
        </button>
      </span>
    </form>
  )
}
