import { useQuery } from '@tanstack/react-query'
import {
  getWalletState,
  testWallet,
  type WalletState,
  type WalletTest,
} from '#shared/contract/orders/admin-payments.ts'
import { euro, momentText, some } from '#web/admin/admin-format.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useMay } from '#web/admin/use-may.ts'
import { deskRows } from '#web/extensions/desk-rows.ts'
import { useApi } from '#web/platform/api.ts'
import { Attempt } from '#web/ui/lazy-part.tsx'

/** PayPal in four facts. */
export function WalletFacts() {
  const test = useAct({ call: (api) => api(testWallet), failed: 'La prova non è partita. Riprova.' })
  const may = useMay()
  const query = useQuery({ ...readQuery(useApi(), getWalletState), ...shownFresh })
  return (
    <section aria-labelledby="wallet" className="grid spaced-12">
      <h3 id="wallet">PayPal</h3>
      <Loaded query={query} failure="Lo stato di PayPal non si carica.">
        {(state) => (
          <dl className="facts">
            {Object.entries(factsOf(state)).map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
      {query.data?.environment && may('POST /api/admin/payments/wallet/test') && (
        <div className="row wraps spaced-12">
          <button type="button" className="btn btn-small" aria-disabled={test.busy} onClick={() => test.send()}>
            Prova PayPal
          </button>
          <p role="status" className={test.result?.state === 'works' ? 'bold success-text' : 'bold error-text'}>
            {!test.busy && test.result && outcomes[test.result.state]}
          </p>
        </div>
      )}
      {query.data && !query.data.isFixed && (
        <Attempt>
          {deskRows('walletKeys').map((Keys) => (
            <Keys key="keys" />
          ))}
        </Attempt>
      )}
    </section>
  )
}

const outcomes: Record<WalletTest['state'], string> = {
  works: 'PayPal risponde e accetta le chiavi.',
  refused: 'PayPal risponde ma rifiuta le chiavi: ricopiale dal tuo conto.',
  unreachable: 'PayPal non risponde. Riprova tra poco.',
  off: 'PayPal non è collegato.',
}

const environments = { production: 'vero, incassa', sandbox: 'in prova, non incassa denaro vero' }

function factsOf({ environment, lastPayment, lastEventAt, lastRefundAt, failedRefunds }: WalletState) {
  const last = (at: string | null) => (at ? `ultimo il ${momentText(at)}` : 'ancora nessuno')
  return {
    Stato: environment ? environments[environment] : 'non collegato',
    'Ultimo incasso': lastPayment ? `${momentText(lastPayment.at)}, ${euro(lastPayment.amount)}` : 'ancora nessuno',
    'Avvisi di PayPal': last(lastEventAt),
    Rimborsi:
      failedRefunds > 0
        ? `${some(failedRefunds, 'non riuscito', 'non riusciti')}; ${last(lastRefundAt)}`
        : last(lastRefundAt),
  }
}
