import type { ReactNode } from 'react'
import { FormRows } from '#web/ui/form/form-table.tsx'
import type { ContractForm } from '#web/ui/form/use-contract-form.ts'
import { type DeliveryValues, deliveryForm } from './delivery-form.ts'

/** The ways to receive an order: one always, two that are switched. */
export function DeliveryMethods({ fields }: { fields: ContractForm<DeliveryValues> }) {
  const { form } = fields
  const [hasExpress, isPickUpOffered] = form.watch(['hasExpress', 'isPickUpOffered'])
  const { mainland, islands, remote } = form.watch('carrierDays')
  return (
    <section aria-labelledby="methods">
      <h3 id="methods">I modi di ricevere</h3>
      <ul className="delivery-ways">
        <li>
          <span>
            <b className="bold">Corriere</b>
            <span className="small muted block">
              {mainland} giorni lavorativi sul continente, {islands} sulle isole, {remote} sulle minori. C’è sempre.
            </span>
          </span>
        </li>
        <Way
          name="Corriere espresso"
          text="Solo buste e pacchi, solo sul continente. Costa in più del corriere."
          isOn={hasExpress}
          onSwitch={() => form.setValue('hasExpress', !hasExpress)}
        >
          <FormRows
            table={deliveryForm}
            fields={fields}
            names={['expressFee', 'expressDays']}
            className="form above-12"
          />
        </Way>
        <Way
          name="Ritiro in negozio, gratis"
          text="Pronto il giorno di apertura dopo che è montato. Si paga prima."
          isOn={isPickUpOffered}
          onSwitch={() => form.setValue('isPickUpOffered', !isPickUpOffered)}
        />
      </ul>
    </section>
  )
}

interface WayProps {
  name: string
  text: string
  isOn: boolean
  onSwitch(): void
  children?: ReactNode
}

function Way({ name, text, isOn, onSwitch, children }: WayProps) {
  return (
    <li>
      <span className="can-shrink grow">
        <b className="bold">{name}</b>
        <span className="small muted block">{text}</span>
        {isOn && children}
      </span>
      <button type="button" className="switch" role="switch" aria-checked={isOn} aria-label={name} onClick={onSwitch} />
    </li>
  )
}
