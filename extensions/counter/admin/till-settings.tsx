import { centsOf, toDecimal } from '#shared/domain/platform/money.ts'
import { SettingPage } from '#web/admin/site/settings/setting-page.tsx'
import { amount } from '#web/ui/form/field-rows.tsx'
import { counterSetting } from '../counter-settings.ts'
import { wholeField } from './whole-field.ts'

const table = {
  overridePercent: wholeField(0, 100, {
    label: 'Sconto che può fare chi sta al banco, in percento',
    hint: 'Oltre, serve il titolare. Conta anche il limite del giorno di ognuno.',
    must: 'Scrivi la percentuale, da 0 a 100.',
  }),
  float: amount({
    label: 'Fondo cassa',
    hint: 'I contanti nel cassetto la mattina: la giornata li somma a quelli incassati.',
    must: 'Scrivi la somma.',
    optional: true,
  }),
}
/** What is taken off a price at the counter, and what lies in the till in the morning. */
export default function TillSettings() {
  return (
    <SettingPage
      setting={counterSetting}
      name="till"
      table={() => table}
      read={({ overridePercent, floatCents }) => ({ overridePercent, float: toDecimal(floatCents) })}
      write={({ overridePercent, float }, before) => ({
        overridePercent: overridePercent ?? before.overridePercent,
        floatCents: centsOf(float ?? '0.00'),
      })}
      fieldOf={([name = '']) => (name === 'floatCents' ? 'float' : name)}
      isUndoable
      failure="Le impostazioni del banco non si caricano."
      said="Banco salvato"
      note="Vale dalla prossima vendita."
    />
  )
}
