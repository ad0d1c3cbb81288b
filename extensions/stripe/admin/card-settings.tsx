import { PaymentKeySettings } from '#web/admin/site/settings/payment-key-settings.tsx'
import { cardKeyCalls } from '../card-calls.ts'

export default function CardSettings() {
  return (
    <PaymentKeySettings
      calls={cardKeyCalls}
      company="Stripe"
      lead="Carte, e gli altri modi che il tuo conto Stripe offre, nel checkout."
      plain={{
        publishableKey: {
          label: 'Chiave pubblica',
          hint: 'Comincia con pk_. Vuota: le carte non si offrono più e le chiavi si dimenticano.',
          wrong: ['publishable_key', 'La chiave pubblica comincia con pk_.'],
        },
      }}
      sealed={{
        secretKey: {
          label: 'Chiave segreta',
          hint: 'Comincia con sk_ o rk_. Si conserva cifrata e non si mostra più.',
          wrong: ['secret_key', 'La chiave segreta comincia con sk_ o rk_.'],
        },
        webhookSecret: {
          label: 'Segreto degli avvisi',
          optional: true,
          hint: 'Comincia con whsec_. Senza, gli avvisi non si credono e i pagamenti si chiedono.',
          wrong: ['webhook_secret', 'Il segreto degli avvisi comincia con whsec_.'],
        },
      }}
    />
  )
}
