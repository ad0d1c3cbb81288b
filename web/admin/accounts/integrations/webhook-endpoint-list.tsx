import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { listWebhookEndpointsCall } from '#shared/contract/messages/webhook-endpoints.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useApi } from '#web/platform/api.ts'
import { WebhookEndpointCard } from './webhook-endpoint-card.tsx'
import { WebhookEndpointForm } from './webhook-endpoint-form.tsx'

export function WebhookEndpointList() {
  const query = useQuery({ ...readQuery(useApi(), listWebhookEndpointsCall), ...shownFresh })
  const [isAdding, setAdding] = useState(false)
  return (
    <section className="stack" aria-labelledby="receivers">
      <div className="row row-between wraps">
        <h3 id="receivers">Avvisi ad altri programmi</h3>
        {!isAdding && (
          <button type="button" className="btn btn-small" onClick={() => setAdding(true)}>
            <Plus className="icon icon-s" aria-hidden="true" /> Nuovo destinatario
          </button>
        )}
      </div>
      <Loaded query={query} failure="I destinatari non si caricano." loading={null}>
        {(receivers) =>
          receivers.length === 0 ? (
            !isAdding && (
              <p className="small muted">
                Nessuno viene avvisato. A ogni ordine, pagamento o spedizione il negozio può scrivere a un programma; se
                non risponde, riprova per tre giorni.
              </p>
            )
          ) : (
            <ul className="integration-list">
              {receivers.map((receiver) => (
                <li key={receiver.id} className="integration-endpoint">
                  <WebhookEndpointCard receiver={receiver} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {isAdding && <WebhookEndpointForm onClose={() => setAdding(false)} />}
    </section>
  )
}
