import { KeyList } from './key-list.tsx'
import { WebhookEndpointList } from './webhook-endpoint-list.tsx'
import './programs.css'

/** API keys and webhooks for tills, accountants and stock sheets (decision 0058). */
export default function IntegrationSettings() {
  return (
    <div className="integrations grid spaced-32">
      <p className="note">
        <span>
          Cassa, gestionale, commercialista: un programma legge e scrive con una chiave, e sa subito che cosa succede
          con un avviso. Dai la chiave a chi cura il programma. Se non ne usi, qui non c’è niente da fare.
        </span>
      </p>
      <KeyList />
      <WebhookEndpointList />
    </div>
  )
}
