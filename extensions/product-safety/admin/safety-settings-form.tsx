import { SettingPage } from '#web/admin/site/settings/setting-page.tsx'
import { choice, named, text } from '#web/ui/form/field-rows.tsx'
import { makerRules, type SafetyValue, safetySetting } from '../safety-setting.ts'

const ruleNames = {
  at_once: 'Subito, se è nuovo; entro la data qui sotto, se c’era già',
  in_time: 'Entro 90 giorni, anche se è nuovo',
  never: 'Mai: l’elenco «Da completare» basta',
} as const

const table = {
  needsMaker: choice<SafetyValue['needsMaker']>({
    label: 'Un articolo in vendita deve dire il produttore',
    empty: 'at_once',
    options: named(makerRules, ruleNames),
    className: 'span-6',
  }),
  existingUntil: text(
    { read: (stored: string | null) => stored ?? '', write: (typed) => typed || null },
    {
      label: 'Ultimo giorno per gli articoli che c’erano già',
      type: 'date',
      optional: true,
      className: 'span-6',
      hint: 'Vuoto: 90 giorni da quando la regola è arrivata, o dall’articolo.',
    },
  ),
}

/** Whether products on sale need their maker, and until when those of before have time. */
export default function SafetySettings() {
  return (
    <SettingPage
      setting={safetySetting}
      name="product-safety"
      table={() => table}
      failure="L’impostazione non si carica."
      said="Articoli e produttore: salvato"
      note="Un articolo spento si salva sempre."
    >
      {(rows) => (
        <>
          {rows}
          <p className="small muted">
            Il regolamento (UE) 2023/988, articolo 19, vuole nome, indirizzo ed e-mail del produttore in ogni offerta.
            Nel negozio di prova la regola non vale.
          </p>
        </>
      )}
    </SettingPage>
  )
}
