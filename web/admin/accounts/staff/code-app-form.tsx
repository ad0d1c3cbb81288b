import { type SubmitEvent, useState } from 'react'
import { confirmCodeApp, removeCodeApp } from '#shared/contract/accounts/own-access.ts'
import { some } from '#web/admin/admin-format.ts'
import { useAct } from '#web/admin/use-act.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { SubmitButton } from '#web/ui/form/submit-button.tsx'
import { newCodeKey } from './new-code-key.ts'

interface Props {
  hasCodeApp: boolean
  recoveryCodes: number
}

/** An app of codes beside the password, with ten codes for the day without the phone. */
export function CodeApp({ hasCodeApp, recoveryCodes }: Props) {
  const [code, setCode] = useState('')
  const [shown, setShown] = useState<readonly string[]>()
  const start = useAct({ call: newCodeKey })
  const confirm = useAct({
    call: (api) => api(confirmCodeApp, { body: { code } }),
    said: ['Codici attivi', 'Da ora, dopo la password, serve il codice.'],
    failedHere: 'Non è riuscito. Riprova.',
    onDone: (made) => {
      setShown(made.recoveryCodes)
      setCode('')
      start.reset()
    },
  })
  const remove = useAct({ call: (api) => api(removeCodeApp), said: ['Codici tolti', 'Per entrare basta la password.'] })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    confirm.send()
  }
  return (
    <section className="stack" aria-labelledby="own-codes">
      <h3 id="own-codes">App dei codici</h3>
      <p className="small muted">
        {hasCodeApp
          ? `Attiva. ${some(recoveryCodes, 'codice di riserva rimasto', 'codici di riserva rimasti')} su 10.`
          : 'Dopo la password serve anche un codice di 6 cifre, che cambia ogni mezzo minuto.'}
      </p>
      {shown && (
        <section className="outlined box-body stack" aria-label="Codici di riserva">
          <p>Metti al sicuro questi codici: ognuno vale una volta, al posto dell’app. Non li mostriamo più.</p>
          <code>{shown.join('  ')}</code>
          <span className="row wraps">
            <CopyButton text={shown.join('\n')} label="Copia i codici di riserva" />
            <button type="button" className="btn btn-small" onClick={() => setShown(undefined)}>
              Fatto
            </button>
          </span>
        </section>
      )}
      {start.result ? (
        <form method="dialog" className="stack" noValidate onSubmit={submit}>
          <p>Inquadra il disegno con l’app dei codici del telefono:</p>
          <svg
            className="staff-qr"
            role="img"
            aria-label="Codice QR con la chiave qui sotto"
            viewBox={`0 0 ${start.result.size} ${start.result.size}`}
            shapeRendering="crispEdges"
          >
            <path d={start.result.path} />
          </svg>
          <p>
            O <a href={start.result.address}>apri l’app su questo dispositivo</a>, o scrivi lì questa chiave:
          </p>
          <code>{start.result.secret}</code>
          <Field label="Il codice che mostra l’app" error={confirm.error}>
            <input
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={40}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </Field>
          <SubmitButton isSending={confirm.busy}>Attiva i codici</SubmitButton>
        </form>
      ) : (
        <span className="row wraps">
          <button type="button" className="btn" aria-disabled={start.busy} onClick={() => start.send()}>
            {hasCodeApp ? 'Cambia app' : 'Aggiungi un’app dei codici'}
          </button>
          {hasCodeApp && (
            <button type="button" className="btn btn-danger" onClick={() => remove.send()}>
              Togli i codici
            </button>
          )}
        </span>
      )}
    </section>
  )
}
