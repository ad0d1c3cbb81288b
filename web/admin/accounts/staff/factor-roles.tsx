import { useQuery } from '@tanstack/react-query'
import { signInSetting } from '#shared/contract/accounts/sign-in-setting.ts'
import { staffRoles } from '#shared/domain/platform/access/staff-roles.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { roleNames } from '#web/admin/record/role-names.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useApi } from '#web/platform/api.ts'

/** Which roles need a passkey or a code app. */
export function FactorRoles() {
  const query = useQuery({ ...readQuery(useApi(), signInSetting.read), ...shownFresh })
  const save = useAct({
    call: (api, body: { version: number; value: { secondFactorRoles: (typeof staffRoles)[number][] } }) =>
      api(signInSetting.change, { body }),
    said: 'Salvato: vale da subito',
  })
  return (
    <Loaded query={query} failure="La scelta non si carica.">
      {({ version, value: { secondFactorRoles: chosen } }) => (
        <fieldset className="box-body stack">
          <legend className="bold">Passkey o codici obbligatori</legend>
          <p className="small muted">
            Chi ha questo ruolo e non li ha ancora li aggiunge al prossimo accesso, prima di ogni altra cosa. La
            password del negozio non è di una persona: custodiscila.
          </p>
          <div className="row wraps">
            {staffRoles.map((role) => (
              <label key={role} className="check">
                <input
                  type="checkbox"
                  checked={chosen.includes(role)}
                  disabled={save.busy}
                  onChange={({ target }) => {
                    const others = chosen.filter((one) => one !== role)
                    save.send({ version, value: { secondFactorRoles: target.checked ? [...others, role] : others } })
                  }}
                />
                <span>{roleNames[role].name}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </Loaded>
  )
}
