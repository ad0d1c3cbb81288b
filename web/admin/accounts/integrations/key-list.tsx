import { useQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { useState } from 'react'
import { type ApiKey, listApiKeys, revokeApiKey } from '#shared/contract/accounts/api-keys.ts'
import { dayText, momentText } from '#web/admin/admin-format.ts'
import { readQuery, shownFresh } from '#web/admin/admin-queries.ts'
import { Loaded } from '#web/admin/loaded.tsx'
import { roleNames } from '#web/admin/record/role-names.ts'
import { useAct } from '#web/admin/use-act.ts'
import { useQuestion } from '#web/admin/use-row-actions.tsx'
import { useApi } from '#web/platform/api.ts'
import { scopeNames } from './integration-words.ts'
import { KeyForm } from './key-form.tsx'

export function KeyList() {
  const query = useQuery({ ...readQuery(useApi(), listApiKeys), ...shownFresh })
  const [isMaking, setMaking] = useState(false)
  const revoke = useAct({
    call: (api, { id }: ApiKey) => api(revokeApiKey, { params: { id } }),
    said: ({ name }) => ['Chiave revocata', `«${name}» non apre più niente.`],
  })
  const revocation = useQuestion<ApiKey>({
    title: 'Revocare la chiave?',
    confirmLabel: 'Revoca',
    act: revoke,
    text: ({ name }) => (
      <p>
        Il programma che usa <b className="bold">{name}</b> non entra più, da subito. Una chiave revocata non torna: se
        serve, se ne crea un’altra.
      </p>
    ),
  })
  return (
    <section className="stack" aria-labelledby="keys">
      <div className="row row-between wraps">
        <h3 id="keys">Chiavi</h3>
        {!isMaking && (
          <button type="button" className="btn btn-small" onClick={() => setMaking(true)}>
            <Plus className="icon icon-s" aria-hidden="true" /> Nuova chiave
          </button>
        )}
      </div>
      <Loaded query={query} failure="Le chiavi non si caricano." loading={null}>
        {(keys) =>
          keys.length === 0 ? (
            !isMaking && (
              <p className="small muted">Nessun programma ha una chiave: per ora entra solo chi ha la password.</p>
            )
          ) : (
            <ul className="integration-list">
              {keys.map((key) => (
                <li key={key.id} className={key.revokedAt ? 'is-off' : undefined}>
                  <span className="integration-text">
                    <span>
                      <KeyRound className="icon icon-s" aria-hidden="true" /> <b className="bold">{key.name}</b>{' '}
                      <code className="small">pv_…{key.ending}</code>
                    </span>
                    <span className="small muted block">
                      {key.role
                        ? `Come una persona: ${roleNames[key.role].name}`
                        : key.scopes.map((one) => scopeNames[one].name).join(', ')}
                    </span>
                    <span className="small muted block">{keyUse(key)}</span>
                  </span>
                  {!key.revokedAt && (
                    <button
                      type="button"
                      className="btn btn-small"
                      aria-label={`Revoca la chiave ${key.name}`}
                      onClick={() => revocation.ask(key)}
                    >
                      Revoca
                    </button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {isMaking && <KeyForm onClose={() => setMaking(false)} />}
      {revocation.dialog}
    </section>
  )
}

function keyUse({ createdAt, lastUsedAt, revokedAt, expiresAt, maker }: ApiKey): string {
  if (revokedAt) return `Revocata il ${dayText(revokedAt)}`
  const end = expiresAt && `${Date.parse(expiresAt) < Date.now() ? 'scaduta' : 'scade'} il ${dayText(expiresAt)}`
  const parts = [
    `Creata il ${dayText(createdAt)}${maker ? ` da ${maker}` : ''}`,
    lastUsedAt ? `usata il ${momentText(lastUsedAt)}` : 'mai usata',
    ...(end ? [end] : []),
  ]
  return parts.join(', ')
}
