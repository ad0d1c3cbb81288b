import { useQuery } from '@tanstack/react-query'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { SettingPage } from '#web/admin/site/settings/setting-page.tsx'
import { useApi } from '#web/platform/api.ts'
import { line } from '#web/ui/form/field-rows.tsx'
import { applePaySetting } from '../instrument-calls.ts'

const table = {
  domainFile: line({
    label: 'File del dominio',
    rows: 6,
    optional: true,
    spellCheck: false,
    className: 'span-6',
    hint: 'Aprilo e incolla qui tutto quello che c’è dentro. Vuoto: Apple Pay non si offre.',
  }),
}

const sentences = { apple_pay_file: 'Non è il file di PayPal: dentro ha solo lettere, cifre e pochi segni.' }

export default function ApplePaySettings() {
  const { data } = useQuery({ ...readQuery(useApi(), applePaySetting.read), ...shownFresh })
  return (
    <div className="grid spaced-32">
      <p className="small muted">
        Apple Pay passa dal tuo conto PayPal. Nel conto, sotto Apple Pay, aggiungi il dominio del negozio e scarica il
        suo file: Apple lo cerca qui prima di aprire il pagamento.
      </p>
      {data && (
        <p className="bold" role="status">
          {data.value.domainFile
            ? 'Il file c’è: Apple Pay si offre dove PayPal e il dispositivo lo hanno.'
            : 'Manca il file: Apple Pay non si offre.'}
        </p>
      )}
      <SettingPage
        setting={applePaySetting}
        name="apple-pay"
        table={() => table}
        sentences={sentences}
        failure="Il file di Apple Pay non si carica."
        said="File cambiato"
        note="Vale appena cambiato. Poi conferma il dominio nel conto PayPal."
      />
    </div>
  )
}
