import { useQuery } from '@tanstack/react-query'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { ownPasswordRow, secretRow } from '#web/admin/form/secret-rows.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { SettingPage } from '#web/admin/site/settings/setting-page.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useApi } from '#web/platform/api.ts'
import { line } from '#web/ui/form/field-rows.tsx'
import {
  type CardKeysView,
  type CardState,
  type CardTest,
  cardKeysSetting,
  getCardState,
  testCards,
} from '../card-calls.ts'

const tableOf = ({ secretKey, webhookSecret }: CardKeysView) => ({
  publishableKey: line({
    label: 'Chiave pubblica',
    maxLength: 300,
    optional: true,
    spellCheck: false,
    hint: 'Comincia con pk_. Vuota: le carte non si offrono più e le chiavi si dimenticano.',
  }),
  secretKey: secretRow({
    maxLength: 300,
    label: 'Chiave segreta',
    hint: secretKey
      ? `C’è già: ${secretKey}. Vuota resta com’è.`
      : 'Comincia con sk_ o rk_. Si conserva cifrata e non si mostra più.',
  }),
  webhookSecret: secretRow({
    maxLength: 300,
    label: 'Segreto degli avvisi',
    hint: webhookSecret
      ? `C’è già: ${webhookSecret}. Vuoto resta com’è.`
      : 'Comincia con whsec_. Senza, gli avvisi non si credono e i pagamenti si chiedono.',
  }),
  currentPassword: ownPasswordRow(),
})

const sentences: Record<string, string> = {
  publishable_key: 'La chiave pubblica comincia con pk_.',
  secret_key: 'La chiave segreta comincia con sk_ o rk_.',
  webhook_secret: 'Il segreto degli avvisi comincia con whsec_.',
}

export default function CardSettings() {
  const state = useQuery({ ...readQuery(useApi(), getCardState), ...shownFresh })
  return (
    <div className="grid spaced-32">
      <p className="small muted">Carte, e gli altri modi che il tuo conto Stripe offre, nel checkout.</p>
      <Loaded query={state} failure="Lo stato dei pagamenti con carta non si carica.">
        {(known) => <CardFacts state={known} />}
      </Loaded>
      {state.data && !state.data.isFromEnvironment && (
        <SettingPage
          setting={cardKeysSetting}
          name="cards"
          table={tableOf}
          sentences={sentences}
          isSecret
          failure="Le chiavi non si caricano."
          said="Chiavi cambiate"
          action="Prova e salva"
          note="Prima di salvare chiediamo a Stripe se le chiavi vanno bene."
          then={(api) => [readQuery(api, getCardState)]}
        />
      )}
    </div>
  )
}

const environments = { production: 'offerti, incassano', sandbox: 'in prova, non incassano denaro vero' }
const missingWords = {
  publishable_key: 'la chiave pubblica',
  secret_key: 'la chiave segreta',
  webhook_secret: 'il segreto degli avvisi',
}
const outcomes: Record<CardTest['state'], string> = {
  works: 'Stripe risponde e accetta le chiavi.',
  refused: 'Stripe risponde ma rifiuta le chiavi: ricopiale dal tuo conto.',
  unreachable: 'Stripe non risponde. Riprova tra poco.',
  off: 'Le carte non sono collegate.',
}

function CardFacts({ state: { environment, missing, isFromEnvironment, eventsUrl } }: { state: CardState }) {
  const test = useAct({ call: (api) => api(testCards), failed: 'La prova non è partita. Riprova.' })
  const facts = {
    Stato: environment ? environments[environment] : 'non offerti',
    Manca: missing.map((one) => missingWords[one]).join(', ') || 'niente',
    'Indirizzo degli avvisi': eventsUrl,
    Chiavi: isFromEnvironment ? 'nella configurazione del server' : 'qui sotto',
  }
  return (
    <section className="grid spaced-12" aria-label="Stato">
      <dl className="facts">
        {Object.entries(facts).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {environment && (
        <div className="row wraps spaced-12">
          <button type="button" className="btn btn-small" aria-disabled={test.busy} onClick={() => test.send()}>
            Prova le chiavi
          </button>
          <p role="status" className={test.result?.state === 'works' ? 'bold success-text' : 'bold error-text'}>
            {!test.busy && test.result && outcomes[test.result.state]}
          </p>
        </div>
      )}
    </section>
  )
}
