import { useQuery, useQueryClient } from '@tanstack/react-query'
import { changeDelivery, type DeliverySettings } from '#shared/contract/pricing/admin-delivery.ts'
import { dayText } from '#web/admin/admin-format.ts'
import { TableSkeleton } from '#web/admin/table-skeleton.tsx'
import { useVersionedForm } from '#web/admin/use-versioned-form.ts'
import { OvertakenNote } from '#web/admin/versioned-dialog.tsx'
import { useApi } from '#web/api.ts'
import { shopQuery } from '#web/shop-query.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { ErrorSummary } from '#web/ui/form/error-summary.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { ContractForm } from '#web/ui/form/use-contract-form.ts'
import { DeliveryMethods } from './delivery-methods.tsx'
import { deliveryQuery } from './delivery-query.ts'
import { DeliveryRates } from './delivery-rates.tsx'
import { DeliveryShelves } from './delivery-shelves.tsx'
import { DeliveryTrials } from './delivery-trials.tsx'
import {
  checkDelivery,
  type DeliveryValues,
  deliveryBody,
  deliveryLabels,
  deliveryValues,
  draftRules,
  savedRules,
  zoneNames,
} from './delivery-values.ts'
import './delivery.css'

/** Delivery costs, methods and times, with a preview of their effect. */
export function DeliverySettingsPanel() {
  const { data, isError, refetch, isFetching } = useQuery(deliveryQuery(useApi()))
  if (data) return <DeliveryForm key={data.version} stored={data} />
  return isError ? (
    <ErrorState what="Le consegne non si caricano." onRetry={() => void refetch()} busy={isFetching} />
  ) : (
    <TableSkeleton />
  )
}

function DeliveryForm({ stored }: { stored: DeliverySettings }) {
  const api = useApi()
  const queries = useQueryClient()
  const fields = useVersionedForm<DeliveryValues, DeliverySettings>({
    name: 'delivery',
    labels: deliveryLabels,
    stored,
    values: deliveryValues(stored),
    valuesOf: deliveryValues,
    check: (values) => checkDelivery(values, stored),
    store: (values, version = 0) => api(changeDelivery, { body: { version, rules: deliveryBody(values, stored) } }),
    nowOf: ({ problem }) => problem?.delivery,
    said: 'Consegne salvate',
    onStored: () => {
      void queries.invalidateQueries(deliveryQuery(api))
      void queries.invalidateQueries(shopQuery(api))
    },
  })
  const { rules, wrong } = draftRules(fields.form.watch(), stored)
  return (
    <form
      noValidate
      className="side-columns"
      onChange={fields.recheck}
      onSubmit={(event) => (fields.isSending ? event.preventDefault() : fields.submit(event))}
    >
      <div className="side-main delivery-main">
        <p className="small muted">
          {stored.since
            ? `In uso dal ${dayText(stored.since)}. Gli ordini già fatti tengono il prezzo e il giorno che avevano.`
            : 'In uso: quello che dice la configurazione del negozio (SHOP_CONFIG). Dal primo salvataggio vale quello che scrivi qui.'}
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
          <div className="form above-12">
            <TextField
              {...fields.field('letterGrams')}
              className="span-3"
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
            />
            <TextField
              {...fields.field('parcelKilos')}
              className="span-3"
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
            />
          </div>
          <DeliveryShelves fields={fields} />
        </section>
        <section aria-labelledby="zones">
          <h3 id="zones">Chi è in quale zona</h3>
          <p className="small muted">
            CAP, inizi di CAP («90») o dal primo all’ultimo («57030-57034»). Se ne vanno bene due, vale il più lungo;
            tutto il resto è continente.
          </p>
          <div className="form above-12">
            <Codes fields={fields} name="islands" />
            <Codes fields={fields} name="remote" />
          </div>
        </section>
        <DeliveryMethods fields={fields} />
        <Days fields={fields} />
      </div>
      <div className="side-box">
        <DeliveryTrials rules={rules} before={savedRules(stored)} wrong={wrong} />
        <button type="submit" className="btn btn-main btn-wide" aria-disabled={fields.isSending}>
          {fields.isSending && <span className="spin" aria-hidden="true" />} Salva le consegne
        </button>
        <p className="small bold error-text" role="status">
          {wrong.length > 0 &&
            (wrong.length === 1 ? 'Un campo è da correggere' : `${wrong.length} campi sono da correggere`)}
        </p>
      </div>
    </form>
  )
}

interface Props {
  fields: ContractForm<DeliveryValues>
}

function Codes({ fields, name }: Props & { name: 'islands' | 'remote' }) {
  const { label, error, ...rest } = fields.field(name)
  return (
    <Field label={label} error={error}>
      <textarea {...rest} rows={name === 'remote' ? 4 : 2} spellCheck={false} />
    </Field>
  )
}

function Days({ fields }: Props) {
  const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 2 } as const
  return (
    <section aria-labelledby="days">
      <h3 id="days">Quando parte e quando arriva</h3>
      <p className="small muted">Chiusure e feste sono quelle degli orari del negozio.</p>
      <div className="form above-12">
        <TextField {...fields.field('cutOff')} className="span-2" autoComplete="off" maxLength={5} />
        <TextField
          {...fields.field('assembly.biciclette')}
          label="Giorni per montare una bici"
          className="span-2"
          {...number}
        />
        <TextField {...fields.field('assembly.bici-usate')} label="… e una usata" className="span-2" {...number} />
        {(['mainland', 'islands', 'remote'] as const).map((zone) => (
          <TextField
            key={zone}
            {...fields.field(`carrierDays.${zone}`)}
            label={`In viaggio: ${zoneNames[zone]}`}
            className="span-2"
            {...number}
          />
        ))}
      </div>
    </section>
  )
}
