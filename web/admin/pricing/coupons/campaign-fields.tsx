import { campaignTargets, codeKinds } from '#shared/domain/pricing/campaign.ts'
import { GoodsFields } from '#web/admin/pricing/reductions/goods-fields.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { ContractForm } from '#web/ui/form/use-contract-form.ts'
import { type CampaignValues, codeKindNames } from './campaign-values.ts'

interface Props {
  fields: ContractForm<CampaignValues>
  isNew: boolean
}

export function CampaignFields({ fields, isNew }: Props) {
  const { form, field, errors } = fields
  const { target, kind, productIds } = form.watch()
  const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } as const
  return (
    <>
      <div className="form">
        <TextField
          {...field('name')}
          label="Nome, lo vedi solo tu"
          placeholder="Volantino d’autunno"
          className="span-3"
          autoComplete="off"
          maxLength={80}
        />
        <TextField
          {...field('codes')}
          label={isNew ? 'Codici, come li scrive il cliente' : 'Altri codici'}
          hint="Uno o più, separati da uno spazio. Maiuscole e minuscole sono uguali."
          className="span-3"
          optional={!isNew}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          {...field('drawn')}
          label="Oppure quanti estrarne a caso"
          hint="Per dare a ognuno il suo: K7QF-2M9X."
          className="span-3"
          optional
          {...number}
        />
      </div>
      <div className="form">
        <Field label="Che cosa toglie" className="span-3">
          <select id="campaign-kind" {...form.register('kind')}>
            {codeKinds.map((one) => (
              <option key={one} value={one}>
                {codeKindNames[one]}
              </option>
            ))}
          </select>
        </Field>
        {kind === 'percent' && <TextField {...field('percent')} className="span-3" {...number} />}
        {kind === 'amount' && (
          <TextField {...field('amount')} className="span-3" inputMode="decimal" autoComplete="off" maxLength={12} />
        )}
        <TextField
          {...field('minimum')}
          hint="Degli articoli su cui vale, prima dello sconto."
          className="span-3"
          optional={kind !== 'amount'}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
        />
        <GoodsFields
          name="campaign"
          targets={campaignTargets}
          values={{ target, productIds }}
          register={(one) => form.register(one)}
          setArticles={(next) => {
            form.setValue('productIds', next)
            fields.recheck()
          }}
          errors={errors}
          meant="Anche quelli che arrivano dopo."
        />
      </div>
      <div className="form">
        <TextField {...field('from')} type="datetime-local" className="span-3" optional hint="Vuoto: da subito." />
        <TextField
          {...field('to')}
          type="datetime-local"
          className="span-3"
          optional
          hint="Vuoto: finché non lo finisci."
        />
        <TextField {...field('maxUses')} className="span-3" optional hint="Vuoto: quanti se ne vogliono." {...number} />
        <TextField
          {...field('maxUsesPerCustomer')}
          className="span-3"
          optional
          hint="Per tutta la campagna."
          {...number}
        />
        <label className="check span-3">
          <input type="checkbox" {...form.register('isFirstOrder')} />
          Solo per il primo ordine di un cliente
        </label>
        <label className="check span-3">
          <input type="checkbox" {...form.register('isCombinable')} />
          Si somma con altri codici che si sommano
        </label>
      </div>
    </>
  )
}
