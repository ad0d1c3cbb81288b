import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { type PaymentsValue, paymentsInput, paymentsSetting } from '#shared/contract/site/payments-setting.ts'
import { isIban } from '#shared/domain/orders/iban.ts'
import { openedFresh, readQuery } from '#web/admin/admin-queries.ts'
import { useEditForm } from '#web/admin/form/use-edit-form.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useApi } from '#web/api.ts'
import { shopQuery, useShop } from '#web/shop-query.ts'
import { refusalsOf } from '#web/ui/form/contract-refusals.ts'
import { line, text } from '#web/ui/form/field-rows.tsx'
import { bodyOf, FormRows } from '#web/ui/form/form-table.tsx'
import { refusedFields } from './refused-fields.ts'
import { SettingFrame } from './setting-frame.tsx'
import { WalletFacts } from './wallet-facts.tsx'
import './settings.css'

interface Stored {
  version: number
  value: PaymentsValue
}

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
  currentPassword: text(
    { read: (stored: string) => stored, write: (typed) => typed },
    {
      label: 'La tua password',
      type: 'password',
      autoComplete: 'current-password',
      maxLength: 256,
      must: 'Scrivi la password con cui entri nella dashboard.',
    },
  ),
}

const sentences: Record<string, string> = {
  iban: 'Le cifre di controllo non tornano: forse due cifre sono scambiate o ne manca una. Ricopialo dal conto.',
  bic: 'Il BIC ha 8 o 11 lettere e cifre, per esempio BLOPIT22.',
  control_characters: 'Il testo contiene caratteri non ammessi.',
}

const fieldOf = (path: readonly string[]) => path.at(-1) ?? ''
const storedBank = ({ value }: Stored) => value

/** Where the money arrives. */
export default function PaymentsSettings() {
  const query = useQuery({ ...readQuery(useApi(), paymentsSetting.read), ...openedFresh })
  const [round, setRound] = useState(0)
  return (
    <div className="grid spaced-32">
      <Loaded query={query} failure="I dati del bonifico non si caricano.">
        {(stored) => <BankForm key={round} stored={stored} onSaved={() => setRound((last) => last + 1)} />}
      </Loaded>
      <WalletFacts />
    </div>
  )
}

function BankForm({ stored, onSaved }: { stored: Stored; onSaved(): void }) {
  const api = useApi()
  const queries = useQueryClient()
  const { email } = useShop()
  const fields = useEditForm<typeof table, Stored>({
    name: 'bank',
    table,
    stored,
    read: storedBank,
    problems: (values) => refusalsOf(paymentsInput, bodyOf(table, values), fieldOf, (message) => sentences[message]),
    problemsOf: (error) => refusedFields(error, fieldOf),
    checksEarly: true,
    store: async (values, version = 0) => {
      const saved = await api(paymentsSetting.change, { body: { version, value: bodyOf(table, values) } })
      queries.setQueryData(readQuery(api, paymentsSetting.read).queryKey, saved)
      await queries.invalidateQueries(shopQuery(api))
    },
    said: 'Conto cambiato',
    onStored: onSaved,
  })
  return (
    <SettingFrame<typeof table, Stored>
      {...{ table, fields }}
      read={storedBank}
      versions={(api) => api(paymentsSetting.versions)}
      action="Cambia il conto"
      note="Vale appena cambiato, anche per gli ordini da pagare."
    >
      <div className="side-columns grid spaced-32 align-start">
        <div className="side-main grid spaced-16">
          <div>
            <h3>Bonifico</h3>
            <p className="small muted">
              Per cambiarlo chiediamo di nuovo la password: è il conto dove arrivano i soldi.
            </p>
          </div>
          <FormRows {...{ table, fields }} />
        </div>
        <aside className="side-box" aria-label="Che cosa succede">
          <p className="small bold">Che cosa succede</p>
          <ul className="small stack above-8 setting-points">
            <li>Una mail a {email} dice che il conto è cambiato, con le ultime quattro cifre.</li>
            <li>Gli ordini da pagare mostrano subito il nuovo IBAN; le mail già mandate dicono quello di prima.</li>
            <li>Gli estratti del vecchio conto si caricano ancora, per chi ha già fatto il bonifico.</li>
            <li>Il conto di prima resta scritto nella storia del negozio.</li>
          </ul>
        </aside>
      </div>
    </SettingFrame>
  )
}
