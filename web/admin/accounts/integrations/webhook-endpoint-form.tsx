import { useState } from 'react'
import {
  createWebhookEndpoint,
  updateWebhookEndpoint,
  type WebhookEndpoint,
} from '#shared/contract/messages/webhook-endpoints.ts'
import { eventKinds } from '#shared/domain/platform/states/event-kinds.ts'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { useRefresh } from '#web/admin/use-act.ts'
import { useApi } from '#web/platform/api.ts'
import { line } from '#web/ui/form/field-rows.tsx'
import { bodyOf, formOf, type ValuesOf } from '#web/ui/form/form-table.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { choices } from './choice-list.tsx'
import { IntegrationForm } from './integration-form.tsx'
import { eventNames } from './integration-words.ts'
import { ShownOnce } from './shown-once.tsx'
import { StandardSecret } from './standard-secret.tsx'

const receiverForm = {
  address: line({
    label: 'Indirizzo',
    hint: 'Lo dà il programma che vuole sapere: per esempio https://gestionale.example.it/avvisi.',
    problem: (typed) =>
      /^https?:\/\/\S+$/.test(typed.trim()) ? undefined : 'scrivi un indirizzo che comincia con https://.',
    className: '',
    inputMode: 'url',
    autoCapitalize: 'off',
    spellCheck: false,
    maxLength: 500,
  }),
  kinds: choices(
    'Di che cosa lo avvisi',
    eventKinds.map((value) => ({ value, name: eventNames[value] })),
    'Scegli almeno un avviso.',
  ),
}

interface Props {
  stored?: WebhookEndpoint
  onClose(): void
}

export function WebhookEndpointForm({ stored, onClose }: Props) {
  const api = useApi()
  const refresh = useRefresh()
  const [secret, setSecret] = useState<string>()
  const fields = useContractForm<ValuesOf<typeof receiverForm>>({
    ...formOf(receiverForm, stored),
    name: stored ? `receiver-${stored.id}` : 'receiver',
    onRefused: (message) => sayError(message),
  })
  if (secret)
    return (
      <ShownOnce
        title="La parola con cui il negozio firma"
        secret={secret}
        copyLabel="Copia la parola con cui il negozio firma"
        onDone={onClose}
      >
        <StandardSecret secret={secret} />
      </ShownOnce>
    )
  const submit = fields.onSubmit(async (values) => {
    const body = bodyOf(receiverForm, values)
    if (stored) {
      await api(updateWebhookEndpoint, { params: { id: stored.id }, body })
      say('Destinatario salvato')
      onClose()
    } else setSecret((await api(createWebhookEndpoint, { body })).secret)
    await refresh()
  })
  return (
    <IntegrationForm
      table={receiverForm}
      fields={{ ...fields, submit }}
      action={stored ? 'Salva' : 'Aggiungi il destinatario'}
      onClose={onClose}
    />
  )
}
