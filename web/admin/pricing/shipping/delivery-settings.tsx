import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  changeDelivery,
  getDelivery,
  type DeliverySettings as StoredDelivery,
} from '#shared/contract/pricing/admin-delivery.ts'
import { dayText } from '#web/admin/admin-format.ts'
import { openedFresh, readQuery } from '#web/admin/admin-queries.ts'
import { OvertakenNote } from '#web/admin/form/form-dialog.tsx'
import { useEditForm } from '#web/admin/form/use-edit-form.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { shopQuery } from '#web/i18n/shop-query.ts'
import { useApi } from '#web/platform/api.ts'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { FormRows } from '#web/ui/form/form-table.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import {
  deliveryBody,
  deliveryForm,
  deliveryProblems,
  draftRules,
  savedRules,
  storedDelivery,
} from './delivery-form.ts'
import { DeliveryMethods } from './delivery-methods.tsx'
import { DeliveryRates } from './delivery-rates.tsx'
import { DeliveryShelves } from './delivery-shelves.tsx'
import { DeliveryTrials } from './delivery-trials.tsx'
import './delivery.css'

/** Delivery costs, methods and times, with a preview of their effect. */
export default function DeliverySettings() {
  const query = useQuery({ ...readQuery(useApi(), getDelivery), ...openedFresh })
  return (
    <Loaded query={query} failure="Le consegne non si caricano.">
      {(stored) => <DeliveryForm key={stored.version} stored={stored} />}
    </Loaded>
  )
}

function DeliveryForm({ stored }: { stored: StoredDelivery }) {
  const api = useApi()
  const queries = useQueryClient()
  const fields = useEditForm({
    name: 'delivery',
    table: deliveryForm,
    stored,
    read: storedDelivery,
    problems: (values) => deliveryProblems(values, stored),
    store: (values, version = 0) => api(changeDelivery, { body: { version, rules: deliveryBody(values, stored) } }),
    said: 'Consegne salvate',
    onStored: () => void queries.invalidateQueries(shopQuery(api)),
  })
  const rows = { table: deliveryForm, fields, className: 'form above-12' }
  const { rules, wrong } = draftRules(fields.form.watch(), stored)
  return (
    <form
      method="dialog"
      noValidate
      className="side-columns grid spaced-32 align-start"
      onChange={fields.recheck}
      onSubmit={(event) => (fields.isSending ? event.preventDefault() : fields.submit(event))}
    >
      <div className="side-main grid spaced-32 delivery-main">
        <p className="small muted">
          {stored.since
            ? `In uso dal ${dayText(stored.since)}. Gli ordini già fatti tengono il prezzo e il giorno che avevano.`
            : 'In uso: le consegne con cui nasce il negozio. Dal primo salvataggio vale quello che scrivi qui.'}
        </p>
        <ErrorSummary {...fields.summary} />
        <OvertakenNote fields={fields} />
        <section aria-labelledby="rates">
          <h3 id="rates">Quanto costa il corriere</h3>
          <DeliveryRates fields={fields} />
          <p className="small muted above-8">
            In un ordine misto vale la merce più grande. Vuoto: il corriere non ci va.
          </p>
        </section>
        <section aria-labelledby="classes">
          <h3 id="classes">Che cosa è una busta, che cosa ingombra</h3>
          <FormRows {...rows} names={['letterGrams', 'parcelKilos']} />
          <DeliveryShelves fields={fields} />
        </section>
        <section aria-labelledby="zones">
          <h3 id="zones">Chi è in quale zona</h3>
          <p className="small muted">
            CAP, inizi di CAP («90») o dal primo all’ultimo («57030-57034»). Se ne vanno bene due, vale il più lungo;
            tutto il resto è continente.
          </p>
          <FormRows {...rows} names={['islands', 'remote']} />
        </section>
        <DeliveryMethods fields={fields} />
        <section aria-labelledby="days">
          <h3 id="days">Quando parte e quando arriva</h3>
          <p className="small muted">Chiusure e feste sono quelle degli orari del negozio.</p>
          <FormRows {...rows} names={['cutOff', 'assembly', 'carrierDays']} />
        </section>
      </div>
      <div className="side-box grid spaced-12">
        <DeliveryTrials rules={rules} before={savedRules(stored)} wrong={wrong} />
        <SubmitButton className="btn btn-main btn-wide" isSending={fields.isSending}>
          Salva le consegne
        </SubmitButton>
        <p className="small bold error-text" role="status">
          {wrong.length > 0 &&
            (wrong.length === 1 ? 'Un campo è da correggere' : `${wrong.length} campi sono da correggere`)}
        </p>
      </div>
    </form>
  )
}
