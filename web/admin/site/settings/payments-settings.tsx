import { Check } from 'lucide-react'
import { paymentsSetting } from '#shared/contract/site/payments-setting.ts'
import { isIban } from '#shared/domain/platform/shop/iban.ts'
import { ownPasswordRow } from '#web/admin/form/secret-rows.ts'
import { shopQuery, useShop } from '#web/i18n/shop-query.ts'
import { line } from '#web/ui/form/field-rows.tsx'
import { SettingPage } from './setting-page.tsx'
import { WalletFacts } from './wallet-facts.tsx'

const must = 'Campo obbligatorio.'

const table = {
  iban: {
    ...line({ label: 'IBAN', maxLength: 60, must, className: 'span-6', spellCheck: false }),
    below: ({ iban = '' }: { iban?: string }) =>
      isIban(iban) && (
        <p className="small bold setting-right">
          <Check className="icon icon-s" aria-hidden="true" /> Le cifre di controllo tornano
        </p>
      ),
  },
  beneficiary: line({ label: 'Intestato a', maxLength: 140, must }),
  bankName: line({ label: 'Banca', maxLength: 140, must }),
  bic: line({ label: 'BIC', maxLength: 20, must, spellCheck: false }),
  currentPassword: ownPasswordRow(),
}

const sentences: Record<string, string> = {
  iban: 'Le cifre di controllo non tornano: forse due cifre sono scambiate o ne manca una. Ricopialo dal conto.',
  bic: 'Il BIC ha 8 o 11 lettere e cifre, per esempio BLOPIT22.',
  control_characters: 'Il testo contiene caratteri non ammessi.',
}

/** Where the money arrives. */
export default function PaymentsSettings() {
  const { email } = useShop()
  return (
    <div className="grid spaced-32">
      <SettingPage
        setting={paymentsSetting}
        name="bank"
        table={() => table}
        sentences={sentences}
        failure="I dati del bonifico non si caricano."
        said="Conto cambiato"
        action="Cambia il conto"
        note="Vale appena cambiato, anche per gli ordini da pagare."
        then={(api) => [shopQuery(api)]}
      >
        {(rows) => (
          <div className="side-columns grid spaced-32 align-start">
            <div className="side-main grid spaced-16">
              <div>
                <h3>Bonifico</h3>
                <p className="small muted">
                  Per cambiarlo chiediamo di nuovo la password: è il conto dove arrivano i soldi.
                </p>
              </div>
              {rows}
            </div>
            <aside className="side-box" aria-label="Che cosa succede">
              <p className="small bold">Che cosa succede</p>
              <ul className="small stack above-8 setting-points">
                <li>
                  Una mail {email ? `a ${email}` : 'al negozio'} dice che il conto è cambiato, con le ultime quattro
                  cifre.
                </li>
                <li>Gli ordini da pagare mostrano subito il nuovo IBAN; le mail già mandate dicono quello di prima.</li>
                <li>Gli estratti del vecchio conto si caricano ancora, per chi ha già fatto il bonifico.</li>
                <li>Il conto di prima resta scritto nella storia del negozio.</li>
              </ul>
            </aside>
          </div>
        )}
      </SettingPage>
      <WalletFacts />
    </div>
  )
}
