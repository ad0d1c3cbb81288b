import { CircleAlert } from 'lucide-react'
import { Fragment } from 'react'
import { deliveryZones } from '#shared/domain/platform/delivery/delivery-zones.ts'
import { shippingClasses } from '#shared/domain/platform/delivery/shipping-class.ts'
import type { ContractForm } from '#web/ui/form/use-contract-form.ts'
import { classNames, type DeliveryValues, ratePaths, zoneNames } from './delivery-form.ts'

const columns = [...deliveryZones, 'freeOver'] as const
const columnNames = { ...zoneNames, freeOver: 'Gratis sopra' }

/** Shipping classes by zones; an empty price: no courier delivery. */
export function DeliveryRates({ fields }: { fields: ContractForm<DeliveryValues> }) {
  const isFetched = fields.form.watch('isPickUpOffered')
  return (
    <table className="delivery-rates above-12" aria-labelledby="rates">
      <thead>
        <tr>
          <th scope="col">Merce</th>
          {columns.map((column) => (
            <th key={column} scope="col" className="align-right">
              {columnNames[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shippingClasses.map((one) => {
          const { name, text } = classNames[one]
          const error = ratePaths(one)
            .map((path) => fields.errors[path])
            .find(Boolean)
          return (
            <Fragment key={one}>
              <tr>
                <th scope="row">
                  <b className="bold">{name}</b>
                  <span className="small muted block">{text}</span>
                </th>
                {columns.map((column) => {
                  const path = `rates.${one}.${column}` as const
                  const { label: _label, error: wrong, ...input } = fields.field(path)
                  return (
                    <td key={column} data-label={columnNames[column]}>
                      <input
                        {...input}
                        className="input align-right"
                        inputMode="decimal"
                        autoComplete="off"
                        maxLength={10}
                        placeholder={column === 'freeOver' ? 'mai' : isFetched ? 'solo ritiro' : 'non va'}
                        aria-label={`${name}, ${columnNames[column]} (€)`}
                        aria-invalid={wrong ? true : undefined}
                        aria-describedby={wrong ? `rates-${one}-error` : undefined}
                      />
                    </td>
                  )
                })}
              </tr>
              {error && (
                <tr className="delivery-error">
                  <td colSpan={columns.length + 1}>
                    <p className="error" id={`rates-${one}-error`}>
                      <CircleAlert className="icon icon-s" aria-hidden="true" /> {error}
                    </p>
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}
