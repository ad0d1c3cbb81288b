import { SettingPage } from '#web/admin/site/settings/setting-page.tsx'
import { text } from '#web/ui/form/field-rows.tsx'
import { invoicesSetting } from '../invoice-settings.ts'
import { printedNumber } from '../invoice-states.ts'

const letters = {
  ...{ maxLength: 6, optional: true, spellCheck: false, autoCapitalize: 'characters' },
  must: 'Al massimo sei lettere, senza cifre.',
}
const read = (stored: string | null) => stored ?? ''
const clean = (typed: string) => typed.trim().toUpperCase()
const isRight = (typed: string) => /^[A-Za-z]{0,6}$/.test(typed)
const problem = (typed: string) => (isRight(typed.trim()) ? undefined : letters.must)
const example = (series: string) => printedNumber({ year: new Date().getFullYear(), series: clean(series), number: 1 })

const table = {
  series: text(
    { read, write: clean },
    {
      ...letters,
      problem,
      label: 'Serie delle fatture',
      hint: ({ series = '' }) => `La prima dell’anno: ${example(series)}`,
    },
  ),
  creditSeries: text(
    { read, write: (typed) => clean(typed) || null },
    {
      ...letters,
      problem,
      label: 'Serie delle note di credito',
      hint: ({ series = '', creditSeries = '' }) =>
        creditSeries
          ? `La prima dell’anno: ${example(creditSeries)}`
          : `Vuota: quella delle fatture, ${example(series)}`,
    },
  ),
  from: text(
    { read, write: (typed) => typed || null },
    {
      label: 'Dal giorno',
      type: 'date',
      optional: true,
      hint: 'Prima di questo giorno il checkout non offre la fattura. Vuoto: da sempre.',
    },
  ),
}

/** Series of invoices and credit notes, and the day from which they are made here. */
export default function InvoiceSettings() {
  return (
    <SettingPage
      setting={invoicesSetting}
      name="invoices"
      table={() => table}
      failure="Le impostazioni delle fatture non si caricano."
      said="Fatture: salvato"
      note="Vale dalla prossima fattura: i numeri già dati restano."
    >
      {(rows) => (
        <div className="side-columns grid spaced-32 align-start">
          <div className="side-main grid spaced-16">{rows}</div>
          <aside className="side-box" aria-label="Che cosa succede">
            <p className="small bold">Che cosa succede</p>
            <ul className="small stack above-8 setting-points">
              <li>I numeri partono da 1 ogni anno e per ogni serie, senza buchi.</li>
              <li>Se fai fatture anche con un altro programma, scegli qui una serie diversa dalla sua.</li>
              <li>Il file nasce quando l’ordine è pagato. A mandarlo siete voi o il commercialista.</li>
            </ul>
          </aside>
        </div>
      )}
    </SettingPage>
  )
}
