import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX, KeyRound, Pause } from 'lucide-react'
import { useState } from 'react'
import {
  deleteReceiver,
  type EventReceiver,
  renewReceiverSecret,
  testReceiver,
  updateReceiver,
} from '#shared/contract/messages/event-receivers.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { momentText, some } from '#web/admin/admin-format.ts'
import { refresh } from '#web/admin/admin-queries.ts'
import { say, sayError } from '#web/admin/admin-toasts.ts'
import { useApi } from '#web/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { AlertDialog } from '#web/ui/layer/alert-dialog.tsx'
import { EventLog } from './event-log.tsx'
import { eventNames } from './program-words.ts'
import { ReceiverForm } from './receiver-form.tsx'
import { ToldOnce } from './told-once.tsx'

type Open = 'form' | 'log' | undefined

export function ReceiverCard({ receiver }: { receiver: EventReceiver }) {
  const { id, address, kinds, isPaused } = receiver
  const api = useApi()
  const queries = useQueryClient()
  const [open, setOpen] = useState<Open>()
  const [asking, setAsking] = useState<'remove' | 'renew'>()
  const [secret, setSecret] = useState<string>()
  const params = { id }
  const after = {
    onError: (error: unknown) => sayError(messageOf(error, 'Non è cambiato nulla. Riprova.')),
    onSettled: () => {
      setAsking(undefined)
      return refresh(queries, 'receivers')
    },
  }
  const test = useMutation({
    ...after,
    mutationFn: () => api(testReceiver, { params }),
    onSuccess: () => setOpen('log'),
  })
  const pause = useMutation({
    ...after,
    mutationFn: () => api(updateReceiver, { params, body: { isPaused: !isPaused } }),
    onSuccess: (now) => say(now.isPaused ? 'In pausa: gli avvisi aspettano' : 'Gli avvisi ripartono'),
  })
  const remove = useMutation({
    ...after,
    mutationFn: () => api(deleteReceiver, { params }),
    onSuccess: () => say('Destinatario tolto'),
  })
  const renew = useMutation({
    ...after,
    mutationFn: () => api(renewReceiverSecret, { params }),
    onSuccess: (now) => setSecret(now.secret),
  })
  const button = (label: string, press: () => void, isBusy = false) => (
    <button
      type="button"
      className="btn btn-small"
      aria-label={`${label}: ${address}`}
      aria-disabled={isBusy}
      onClick={() => !isBusy && press()}
    >
      {label}
    </button>
  )
  const toggle = (part: Open) => setOpen(open === part ? undefined : part)
  return (
    <>
      <span className="integration-text">
        <b className="bold integration-address">{address}</b>
        <span className="small muted block">{kinds.map((kind) => eventNames[kind]).join(', ')}</span>
      </span>
      <Standing {...receiver} />
      <span className="row wraps integration-actions">
        {button('Prova', () => test.mutate(), test.isPending)}
        {button(open === 'log' ? 'Chiudi il registro' : 'Registro', () => toggle('log'))}
        {button('Modifica', () => toggle('form'))}
        {button(isPaused ? 'Riprendi' : 'Pausa', () => pause.mutate(), pause.isPending)}
        {button('Nuova firma', () => setAsking('renew'))}
        {button('Togli', () => setAsking('remove'))}
      </span>
      {secret && (
        <ToldOnce
          title="La nuova parola con cui il negozio firma"
          secret={secret}
          copyLabel="Copia la nuova parola con cui il negozio firma"
          onDone={() => setSecret(undefined)}
        />
      )}
      {open === 'form' && <ReceiverForm stored={receiver} onClose={() => setOpen(undefined)} />}
      {open === 'log' && <EventLog receiver={receiver} />}
      <AlertDialog
        open={asking === 'remove'}
        onClose={() => setAsking(undefined)}
        title="Togliere il destinatario?"
        confirmLabel="Togli"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      >
        <p>
          <b className="bold integration-address">{address}</b> non viene più avvisato di niente, e il suo registro si
          cancella
          {receiver.pending > 0 && `, con ${some(receiver.pending, 'avviso', 'avvisi')} ancora da mandare`}.
        </p>
      </AlertDialog>
      <AlertDialog
        open={asking === 'renew'}
        onClose={() => setAsking(undefined)}
        title="Firmare con un’altra parola?"
        confirmLabel="Cambia la firma"
        busy={renew.isPending}
        onConfirm={() => renew.mutate()}
      >
        <p>Quella di prima non vale più da subito: il programma rifiuta gli avvisi finché non conosce la nuova.</p>
      </AlertDialog>
    </>
  )
}

function Standing({ isPaused, hasSecret, pending, failed, lastDeliveredAt }: EventReceiver) {
  const waiting = pending > 0 && `${some(pending, 'avviso in attesa', 'avvisi in attesa')}`
  return (
    <span className="small muted">
      {!hasSecret ? (
        <Badge tone="red" icon={KeyRound}>
          Serve una nuova firma
        </Badge>
      ) : isPaused ? (
        <Badge tone="amber" icon={Pause}>
          In pausa
        </Badge>
      ) : failed > 0 ? (
        <Badge tone="red" icon={CircleX}>
          {some(failed, 'avviso non arrivato', 'avvisi non arrivati')}
        </Badge>
      ) : (
        <Badge tone="ok" icon={CircleCheck}>
          Attivo
        </Badge>
      )}{' '}
      {[waiting, lastDeliveredAt ? `ultimo arrivato il ${momentText(lastDeliveredAt)}` : 'ancora nessuno arrivato']
        .filter(Boolean)
        .join(', ')}
    </span>
  )
}
