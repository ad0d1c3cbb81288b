import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getWalletState } from '#shared/contract/orders/admin-payments.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { ownPasswordRow, secretRow } from '#web/admin/form/secret-rows.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { SettingPage } from '#web/admin/site/settings/setting-page.tsx'
import { shopQuery } from '#web/i18n/shop-query.ts'
import { useApi } from '#web/platform/api.ts'
import { choice, line, named } from '#web/ui/form/field-rows.tsx'
import { type PaypalKeysView, paypalKeysSetting } from '../paypal-key-calls.ts'

const environments = { production: 'Vere: incassano', sandbox: 'Di prova: non incassano' }

const tableOf = ({ clientSecret }: PaypalKeysView) => ({
  environment: choice<'production' | 'sandbox'>({
    label: 'Chiavi',
    empty: 'production',
    options: named(['production', 'sandbox'], environments),
    className: 'span-6',
  }),
  clientId: line({
    label: 'Client ID',
    maxLength: 200,
    optional: true,
    spellCheck: false,
    className: 'span-6',
    hint: 'Vuoto: PayPal non si offre più e le chiavi si dimenticano.',
  }),
  clientSecret: secretRow({
    label: 'Secret',
    maxLength: 200,
    className: 'span-6',
    hint: clientSecret ? `C’è già: ${clientSecret}. Vuoto resta com’è.` : 'Si conserva cifrato e non si mostra più.',
  }),
  currentPassword: ownPasswordRow({ className: 'span-6' }),
})

const sentences = { paypal_key: 'Una chiave di PayPal ha lettere, cifre e trattini: ricopiala dal tuo conto.' }
/** The keys of the shop's PayPal account. */
export default function PaypalSettings() {
  const query = useQuery(readQuery(useApi(), paypalKeysSetting.read))
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="grid spaced-12" aria-labelledby="paypal-keys">
      <h4 id="paypal-keys">Il tuo conto PayPal</h4>
      <p className="small muted">
        Le due chiavi si creano in developer.paypal.com, «Apps &amp; Credentials», con il tuo conto business.
      </p>
      {isOpen ? (
        <SettingPage
          setting={paypalKeysSetting}
          name="paypal"
          table={tableOf}
          sentences={sentences}
          isSecret
          failure="Le chiavi non si caricano."
          said="Chiavi di PayPal cambiate"
          action="Prova e salva"
          note="Prima di salvare chiediamo a PayPal se le chiavi vanno bene."
          then={(api) => [readQuery(api, getWalletState), shopQuery(api)]}
          onSaved={() => setOpen(false)}
        />
      ) : (
        <Loaded query={query} failure="Le chiavi non si caricano.">
          {({ value: { clientId, hasEvents } }) => (
            <>
              {clientId && !hasEvents && (
                <p className="note note-warning">
                  PayPal non avvisa il negozio a questo indirizzo: i pagamenti si chiedono, e arrivano un po’ più tardi.
                </p>
              )}
              <p>
                <button type="button" className="btn btn-small" onClick={() => setOpen(true)}>
                  {clientId ? 'Cambia le chiavi' : 'Scrivi le chiavi'}
                </button>
              </p>
            </>
          )}
        </Loaded>
      )}
    </section>
  )
}
