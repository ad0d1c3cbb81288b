import { useQuery } from '@tanstack/react-query'
import { getWalletState, type WalletState } from '#shared/contract/orders/admin-payments.ts'
import { euro, momentText, some } from '#web/admin/admin-format.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useApi } from '#web/api.ts'

/** PayPal in four facts; its credentials are secrets of the environment. */
export function WalletFacts() {
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
    </section>
  )
}

const environments = { production: 'vero, incassa', sandbox: 'in prova, non incassa denaro vero' }

function factsOf({ environment, lastPayment, lastEventAt, lastRefundAt, failedRefunds }: WalletState) {
  const last = (at: string | null) => (at ? `ultimo il ${momentText(at)}` : 'ancora nessuno')
  return {
    Stato: environment
      ? environments[environment]
      : 'non collegato: le due chiavi del tuo conto PayPal le mette chi ti tiene il sito',
    'Ultimo incasso': lastPayment ? `${momentText(lastPayment.at)}, ${euro(lastPayment.amount)}` : 'ancora nessuno',
    'Avvisi di PayPal': last(lastEventAt),
    Rimborsi:
      failedRefunds > 0
        ? `${some(failedRefunds, 'non riuscito', 'non riusciti')}; ${last(lastRefundAt)}`
        : last(lastRefundAt),
  }
}
