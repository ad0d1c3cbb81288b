import { CircleCheck, CircleX, KeyRound, Pause } from 'lucide-react'
import { useState } from 'react'
import {
  deleteWebhookEndpoint,
  renewWebhookSecret,
  testWebhookEndpoint,
  updateWebhookEndpoint,
  type WebhookEndpoint,
} from '#shared/contract/messages/webhook-endpoints.ts'
import { momentText, some } from '#web/admin/admin-format.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useQuestion } from '#web/admin/use-row-actions.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { EventLog } from './event-log.tsx'
import { eventNames } from './integration-words.ts'
import { ShownOnce } from './shown-once.tsx'
import { StandardSecret } from './standard-secret.tsx'
import { WebhookEndpointForm } from './webhook-endpoint-form.tsx'

type Open = 'form' | 'log' | undefined

export function WebhookEndpointCard({ receiver }: { receiver: WebhookEndpoint }) {
  const { id, address, kinds, isPaused, maker } = receiver
  const [open, setOpen] = useState<Open>()
  const [secret, setSecret] = useState<string>()
  const params = { id }
  const test = useAct({ call: (api) => api(testWebhookEndpoint, { params }), onDone: () => setOpen('log') })
  const pause = useAct({
    call: (api) => api(updateWebhookEndpoint, { params, body: { isPaused: !isPaused } }),
    said: (now) => (now.isPaused ? 'In pausa: gli avvisi aspettano' : 'Gli avvisi ripartono'),
  })
  const remove = useAct({
    call: (api, _: WebhookEndpoint) => api(deleteWebhookEndpoint, { params }),
    said: 'Destinatario tolto',
  })
  const renew = useAct({
    call: (api, _: WebhookEndpoint) => api(renewWebhookSecret, { params }),
    onDone: (now) => setSecret(now.secret),
  })
  const removal = useQuestion<WebhookEndpoint>({
    title: 'Togliere il destinatario?',
    confirmLabel: 'Togli',
    act: remove,
    text: ({ pending }) => (
      <p>
        <b className="bold">{address}</b> non viene più avvisato di niente, e il suo registro si cancella
        {pending > 0 && `, con ${some(pending, 'avviso', 'avvisi')} ancora da mandare`}.
      </p>
    ),
  })
  const renewal = useQuestion<WebhookEndpoint>({
    title: 'Firmare con un’altra parola?',
    confirmLabel: 'Cambia la firma',
    act: renew,
    text: () => (
      <p>Quella di prima non vale più da subito: il programma rifiuta gli avvisi finché non conosce la nuova.</p>
    ),
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
        <b className="bold">{address}</b>
        <span className="small muted block">{kinds.map((kind) => eventNames[kind]).join(', ')}</span>
        {maker && <span className="small muted block">Aggiunto da {maker}</span>}
      </span>
      <Standing {...receiver} />
      <span className="row wraps integration-actions">
        {button('Prova', test.send, test.busy)}
        {button(open === 'log' ? 'Chiudi il registro' : 'Registro', () => toggle('log'))}
        {button('Modifica', () => toggle('form'))}
        {button(isPaused ? 'Riprendi' : 'Pausa', pause.send, pause.busy)}
        {button('Nuova firma', () => renewal.ask(receiver))}
        {button('Togli', () => removal.ask(receiver))}
      </span>
      {secret && (
        <ShownOnce
          title="La nuova parola con cui il negozio firma"
          secret={secret}
          copyLabel="Copia la nuova parola con cui il negozio firma"
          onDone={() => setSecret(undefined)}
        >
          <StandardSecret secret={secret} />
        </ShownOnce>
      )}
      {open === 'form' && <WebhookEndpointForm stored={receiver} onClose={() => setOpen(undefined)} />}
      {open === 'log' && <EventLog receiver={receiver} />}
      {removal.dialog}
      {renewal.dialog}
    </>
  )
}

function Standing({ isPaused, hasSecret, pending, failed, lastDeliveredAt }: WebhookEndpoint) {
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
