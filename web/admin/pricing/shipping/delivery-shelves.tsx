import { Plus, X } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { shelfClasses } from '#shared/domain/platform/delivery/shipping-class.ts'
import { usePartShelfOptions } from '#web/admin/catalog/shelves/use-shelf-options.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Options } from '#web/ui/form/options.tsx'
import type { ContractForm } from '#web/ui/form/use-contract-form.ts'
import { classNames, type DeliveryValues } from './delivery-form.ts'

/** Shelves with other products than plain parcels, and the weight of a unit. */
export function DeliveryShelves({ fields }: { fields: ContractForm<DeliveryValues> }) {
  const { form, errors } = fields
  const rows = useFieldArray({ control: form.control, name: 'shelves' })
  const shelves = usePartShelfOptions()
  const nameOf = (slug: string) => shelves.find(({ value }) => value !== '' && value === slug)?.label
  return (
    <div className="stack">
      {rows.fields.map((row, i) => (
        <div key={row.id} className="form delivery-shelf relative">
          <Field label="Scaffale" className="span-2" error={errors[`shelves.${i}.slug`]}>
            {/* The list comes after the form: the value waits for its option. */}
            <select key={shelves.length} {...form.register(`shelves.${i}.slug`)} id={`delivery-shelves-${i}-slug`}>
              <Options options={shelves} />
            </select>
          </Field>
          <Field label="Viaggia come" className="span-2">
            <select {...form.register(`shelves.${i}.travelsAs`)} id={`delivery-shelves-${i}-as`}>
              {shelfClasses.map((one) => (
                <option key={one} value={one}>
                  {classNames[one].name}
                </option>
              ))}
            </select>
          </Field>
          <Field label="Grammi l’uno" className="span-2" optional error={errors[`shelves.${i}.grams`]}>
            <input
              type="text"
              {...form.register(`shelves.${i}.grams`)}
              id={`delivery-shelves-${i}-grams`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
            />
          </Field>
          <button
            type="button"
            className="btn btn-icon delivery-remove absolute"
            aria-label={`Togli lo scaffale ${nameOf(form.getValues(`shelves.${i}.slug`)) ?? i + 1}`}
            onClick={() => rows.remove(i)}
          >
            <X className="icon icon-s" aria-hidden="true" />
          </button>
        </div>
      ))}
      <p>
        <button
          type="button"
          className="btn btn-small"
          onClick={() => rows.append({ slug: '', travelsAs: 'letter', grams: '' })}
        >
          <Plus className="icon icon-s" aria-hidden="true" /> Aggiungi uno scaffale
        </button>
      </p>
    </div>
  )
}
