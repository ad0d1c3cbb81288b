import { useQuery } from '@tanstack/react-query'
import { Fingerprint, Monitor } from 'lucide-react'
import {
  changeOwnPassword,
  endOneSession,
  endOwnSessions,
  getOwnAccess,
  listOwnSessions,
  removePasskey,
} from '#shared/contract/accounts/own-access.ts'
import { deviceOf } from '#shared/domain/platform/access/device-name.ts'
import { PasswordForm } from '#web/admin/accounts/password-form.tsx'
import { dayText, momentText, some } from '#web/admin/admin-format.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { both, Loaded } from '#web/admin/loaded.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { useApi } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CodeApp } from './code-app-form.tsx'
import { makePasskey, passkeyMessage, takesPasskeys } from './passkey.ts'

const nameOf = (userAgent: string) => {
  const device = deviceOf(userAgent)
  return device ? `${device.browser} su ${device.system}` : 'Dispositivo sconosciuto'
}

/** Where this person is signed in, and with what. */
export function OwnAccess() {
  const api = useApi()
  const query = both(
    useQuery({ ...readQuery(api, getOwnAccess), ...shownFresh }),
    useQuery({ ...readQuery(api, listOwnSessions), ...shownFresh }),
  )
  return (
    <Loaded query={query} failure="I tuoi accessi non si caricano.">
      {([own, sessions]) => (
        <div className="box-body grid spaced-32">
          <Sessions sessions={sessions} />
          {own.name === null ? (
            <p className="small muted">
              Sei qui con la password del negozio. Passkey e codici sono di chi entra con il suo nome: invita anche te.
            </p>
          ) : (
            <>
              <Passkeys passkeys={own.passkeys} />
              <CodeApp hasCodeApp={own.hasCodeApp} recoveryCodes={own.recoveryCodes} />
              <div className="admin-own">
                <PasswordForm
                  send={(at, body) => at(changeOwnPassword, { body })}
                  said={() => ['Password cambiata', 'I tuoi altri accessi sono stati chiusi.']}
                />
              </div>
            </>
          )}
        </div>
      )}
    </Loaded>
  )
}

interface Session {
  id: string
  userAgent: string
  lastSeenAt: string
  isCurrent: boolean
}

function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const end = useAct({
    call: (api, id: string) => api(endOneSession, { params: { id } }),
    said: 'Accesso chiuso',
  })
  const endOthers = useAct({
    call: (api) => api(endOwnSessions),
    said: ({ ended }) => `${some(ended, 'accesso chiuso', 'accessi chiusi')}`,
  })
  return (
    <section aria-labelledby="own-sessions">
      <div className="row row-between wraps">
        <h3 id="own-sessions">Dove sei entrato</h3>
        {sessions.length > 1 && (
          <button
            type="button"
            className="btn btn-small"
            aria-disabled={endOthers.busy}
            onClick={() => endOthers.send()}
          >
            Esci dagli altri
          </button>
        )}
      </div>
      <ul className="lines">
        {sessions.map(({ id, userAgent, lastSeenAt, isCurrent }) => (
          <li key={id}>
            <Monitor className="icon" aria-hidden="true" />
            <div>
              <b className="bold">{nameOf(userAgent)}</b>
              <span className="small muted block">{momentText(lastSeenAt)}</span>
            </div>
            <div className="end">
              {isCurrent ? (
                <Badge icon={Monitor} tone="ok">
                  Adesso
                </Badge>
              ) : (
                <button
                  type="button"
                  className="btn btn-small"
                  aria-label={`Fai uscire ${nameOf(userAgent)}`}
                  onClick={() => end.send(id)}
                >
                  Fai uscire
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface Passkey {
  id: string
  userAgent: string
  createdAt: string
}

function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const add = useAct({ call: (api) => makePasskey(api), said: 'Passkey aggiunta', failed: passkeyMessage })
  const remove = useAct({
    call: (api, id: string) => api(removePasskey, { params: { id } }),
    said: 'Passkey tolta',
  })
  return (
    <section className="stack" aria-labelledby="own-passkeys">
      <h3 id="own-passkeys">Passkey</h3>
      <p className="small muted">
        Entri con il dito, il viso o il PIN del dispositivo: niente password, niente codice.
      </p>
      {passkeys.length > 0 && (
        <ul className="lines">
          {passkeys.map(({ id, userAgent, createdAt }) => (
            <li key={id}>
              <Fingerprint className="icon" aria-hidden="true" />
              <div>
                <b className="bold">{nameOf(userAgent)}</b>
                <span className="small muted block">dal {dayText(createdAt)}</span>
              </div>
              <button
                type="button"
                className="btn btn-small end"
                aria-label={`Togli la passkey di ${nameOf(userAgent)}`}
                onClick={() => remove.send(id)}
              >
                Togli
              </button>
            </li>
          ))}
        </ul>
      )}
      {takesPasskeys() ? (
        <span>
          <button type="button" className="btn" aria-disabled={add.busy} onClick={() => add.send()}>
            <Fingerprint className="icon icon-s" aria-hidden="true" /> Aggiungi una passkey
          </button>
        </span>
      ) : (
        <p className="small muted">A questo indirizzo, fatto di numeri, una passkey non funziona.</p>
      )}
    </section>
  )
}
