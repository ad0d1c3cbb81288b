import { useQuery } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { confirmByPassword, getOwnAccess } from '#shared/contract/accounts/own-access.ts'
import { messageOf } from '#web/admin/admin-api.ts'
import { readQuery } from '#web/admin/admin-queries.ts'
import { DialogAnswers } from '#web/admin/dialog-answers.tsx'
import { useAct } from '#web/admin/use-act.ts'
import { ApiError, useApi } from '#web/platform/api.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Dialog } from '#web/ui/layer/dialog.tsx'
import { confirmWithPasskey, passkeyMessage } from './passkey.ts'

/** Password or passkey once more; the call that was refused is sent again by who asked. */
export default function ConfirmDialog({ onDone }: { onDone(isConfirmed: boolean): void }) {
  const api = useApi()
  const [password, setPassword] = useState('')
  const hasPasskey = (useQuery(readQuery(api, getOwnAccess)).data?.passkeys.length ?? 0) > 0
  const [error, setError] = useState<string>()
  const confirm = useAct({
    call: (at, way: 'password' | 'passkey') =>
      way === 'passkey' ? confirmWithPasskey(at) : at(confirmByPassword, { body: { password } }),
    failed: (problem, way) => {
      const ofField = problem instanceof ApiError ? problem.fields.password : undefined
      const said = ofField ?? messageOf(problem, 'Non è riuscito. Riprova.')
      setError(way === 'passkey' ? passkeyMessage(problem) : said)
      return undefined
    },
    onDone: () => onDone(true),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (password) confirm.send('password')
  }
  return (
    <Dialog open onClose={() => onDone(false)} title="Sei ancora tu?" size="confirm" focus="field">
      <form method="dialog" className="dialog-body stack" noValidate onSubmit={submit}>
        <p>Questa operazione è delicata: conferma che al computer ci sei tu. Poi per 15 minuti non lo chiediamo più.</p>
        <Field label="La tua password">
          <input
            type="password"
            name="password"
            autoComplete="current-password"
            maxLength={256}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        </Field>
        {hasPasskey && (
          <button type="button" className="btn" onClick={() => confirm.send('passkey')}>
            <Fingerprint className="icon icon-s" aria-hidden="true" /> Usa la passkey
          </button>
        )}
        <DialogAnswers error={error} confirmLabel="Conferma" busy={confirm.busy} onClose={() => onDone(false)} />
      </form>
    </Dialog>
  )
}
