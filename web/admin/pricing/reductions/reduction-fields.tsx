import { reductionKinds } from '#shared/domain/pricing/reduction.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { ContractForm } from '#web/ui/form/use-contract-form.ts'
import { GoodsFields } from './goods-fields.tsx'
import { kindNames, type ReductionValues } from './reduction-values.ts'

export function ReductionFields({ fields }: { fields: ContractForm<ReductionValues> }) {
  const { form, field, errors } = fields
  const { target, kind, productIds } = form.watch()
  return (
    <>
      <div className="form">
        <TextField
          {...field('name')}
          label="Nome, lo vedi solo tu"
          placeholder="Gravel d’autunno"
          className="span-3"
          autoComplete="off"
          maxLength={80}
        />
        <GoodsFields
          name="reduction"
          values={{ target, productIds }}
          register={(one) => form.register(one)}
          setArticles={(next) => {
            form.setValue('productIds', next)
            fields.recheck()
          }}
          errors={errors}
          meant="Vale per gli articoli in vendita alla partenza."
        />
      </div>
      <div className="form">
        <Field label="Quanto" className="span-3">
          <select id="reduction-kind" {...form.register('kind')}>
            {reductionKinds.map((one) => (
              <option key={one} value={one}>
                {kindNames[one]}
              </option>
            ))}
          </select>
        </Field>
        {kind === 'percent' ? (
          <TextField {...field('percent')} className="span-3" inputMode="numeric" autoComplete="off" maxLength={3} />
        ) : (
          <TextField
            {...field('amount')}
            label={kind === 'amount' ? 'Euro in meno' : 'Nuovo prezzo in euro'}
            className="span-3"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
          />
        )}
        <TextField {...field('from')} type="datetime-local" className="span-3" optional hint="Vuoto: parte subito." />
        <TextField
          {...field('to')}
          type="datetime-local"
          className="span-3"
          optional
          hint="Vuoto: finché non lo finisci."
        />
      </div>
    </>
  )
}
