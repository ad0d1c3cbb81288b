import { useQuery } from '@tanstack/react-query'
import { languagesSetting } from '#shared/contract/catalog/languages-setting.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useApi } from '#web/platform/api.ts'

/** Whether products are written in English too. */
export default function ShopLanguages() {
  const setting = useQuery(readQuery(useApi(), languagesSetting.read))
  const change = useAct({
    call: (api, body: { version: number; sellsInEnglish: boolean }) =>
      api(languagesSetting.change, {
        body: { version: body.version, value: { sellsInEnglish: body.sellsInEnglish } },
      }),
    said: ({ value }) => (value.sellsInEnglish ? 'Vendi anche in inglese' : 'Vendi solo in italiano'),
  })
  return (
    <Loaded query={setting} failure="Le lingue non si caricano.">
      {({ version, value: { sellsInEnglish } }) => (
        <div>
          <label className="check">
            <input
              type="checkbox"
              checked={sellsInEnglish}
              disabled={change.busy}
              onChange={({ target }) => change.send({ version, sellsInEnglish: target.checked })}
            />
            <span className="bold">Vendo anche in inglese</span>
          </label>
          <p className="small muted">
            Senza, i moduli non chiedono più i testi in inglese. Quelli già scritti restano, e il sito inglese li
            mostra.
          </p>
        </div>
      )}
    </Loaded>
  )
}
