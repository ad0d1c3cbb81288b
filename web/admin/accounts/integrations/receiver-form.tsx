import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createReceiver, type EventReceiver, updateReceiver } from '#shared/contract/messages/event-receivers.ts'
import { type EventKind, eventKinds } from '#shared/domain/messages/event-kinds.ts'
import { refresh } from '#web/admin/admin-queries.ts'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { useApi } from '#web/api.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { useContractForm } from '#web/ui/form/use-contract-form.ts'
import { ChoiceList } from './choice-list.tsx'
import { eventNames } from './program-words.ts'
import { ToldOnce } from './told-once.tsx'

interface Values {
  address: string
  kinds: EventKind[]
}

const check = ({ address, kinds }: Values) => ({
  ...(!/^https?:\/\/\S+$/.test(address.trim()) && { address: 'scrivi un indirizzo che comincia con https://.' }),
  ...(kinds.length === 0 && { kinds: 'Scegli almeno un avviso.' }),
})

interface Props {
  stored?: EventReceiver
  onClose(): void
}

export function ReceiverForm({ stored, onClose }: Props) {
  const api = useApi()
  const queries = useQueryClient()
  const [secret, setSecret] = useState<string>()
  const name = stored ? `receiver-${stored.id}` : 'receiver'
  const fields = useContractForm<Values>({
    check,
    values: { address: stored?.address ?? '', kinds: stored?.kinds ?? [] },
    name,
    labels: { address: 'Indirizzo', kinds: 'Di che cosa lo avvisi' },
    onRefused: (message) => sayError(message),
  })
  if (secret)
    return (
      <ToldOnce
        title="La parola con cui il negozio firma"
        secret={secret}
        copyLabel="Copia la parola con cui il negozio firma"
        onDone={onClose}
      />
    )
  const submit = fields.onSubmit(async (body) => {
    if (stored) {
      await api(updateReceiver, { params: { id: stored.id }, body })
      say('Destinatario salvato')
      onClose()
    } else setSecret((await api(createReceiver, { body })).secret)
    await refresh(queries, 'receivers')
  })
  return (
    <form className="stack integration-form" noValidate onSubmit={submit}>
      <ErrorSummary {...fields.summary} />
      <TextField
        {...fields.field('address')}
        hint="Lo dà il programma che vuole sapere: per esempio https://gestionale.example.it/avvisi."
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={500}
      />
      <ChoiceList
        id={`${name}-kinds`}
        legend="Di che cosa lo avvisi"
        all={eventKinds.map((value) => ({ value, name: eventNames[value] }))}
        chosen={fields.form.watch('kinds')}
        error={fields.errors.kinds}
        onChange={(chosen) => {
          fields.form.setValue('kinds', chosen)
          fields.recheck()
        }}
      />
      <span className="row wraps">
        <button type="submit" className="btn btn-main" aria-disabled={fields.isSending}>
          {fields.isSending && <span className="spin" aria-hidden="true" />}{' '}
          {stored ? 'Salva' : 'Aggiungi il destinatario'}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          Annulla
        </button>
      </span>
    </form>
  )
}
