import { useQueryClient } from '@tanstack/react-query'
import { adminLogout } from '#shared/contract/accounts/admin.ts'
import { adminStatusKey } from '#web/admin/admin-queries.ts'
import { useAct } from '#web/admin/use-act.ts'
import { OwnAccess } from './own-sign-in.tsx'
import './staff.css'

/** The whole dashboard of a person whose role asks for a second factor, until there is one. */
export default function FactorFirst() {
  const queries = useQueryClient()
  const refresh = () => void queries.invalidateQueries({ queryKey: adminStatusKey })
  const signOut = useAct({ call: (api) => api(adminLogout), onDone: refresh })
  return (
    <main id="main" tabIndex={-1} className="wrap gate-head">
      <h1>Ancora un passo</h1>
      <p>Il tuo ruolo chiede una passkey o l’app dei codici. Aggiungine una qui sotto, poi continua.</p>
      <div className="box">
        <OwnAccess />
      </div>
      <p className="row wraps above-16">
        <button type="button" className="btn btn-main" onClick={refresh}>
          Continua
        </button>
        <button type="button" className="btn btn-text" onClick={() => signOut.send()}>
          Esci
        </button>
      </p>
    </main>
  )
}
